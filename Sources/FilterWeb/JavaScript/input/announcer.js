import { setText } from './template.js';

/** Tells a screen reader what has changed, politely: once typing has paused, and only what it did not hear last. */
export class Announcer {
  #status;
  #isListening;
  #delay;
  #timer;
  #heard = new Map();
  #waiting = new Map();

  /** @param isListening  Whether the field has the focus; else nothing is said. */
  constructor(status, isListening, delay = 900) {
    this.#status = status;
    this.#isListening = isListening;
    this.#delay = delay;
  }

  /** Replaces what is said about a topic; an empty text says nothing. */
  say(topic, text) {
    this.#waiting.set(topic, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), this.#delay);
  }

  /** Forgets what waits to be said. */
  stop() {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #speak() {
    const news = [];
    for (const [topic, text] of this.#waiting) {
      if (text && this.#heard.get(topic) !== text) news.push(text);
      this.#heard.set(topic, text);
    }
    this.#waiting.clear();
    if (news.length > 0 && this.#isListening()) setText(this.#status, news.join('. '));
  }
}
