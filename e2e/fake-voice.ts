import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'

/** The speech that the page requested. */
const Utterance = z.array(
  z.object({ words: z.string(), lang: z.string(), rate: z.number(), voice: z.string() }),
)

/** A device’s voices, as a test controls them. */
export interface FakeVoice {
  /** Waits until speech has ended, and returns the words spoken since the last call. */
  said: () => Promise<string[]>
  /** Does the same, and also returns the language, rate, and voice of each utterance. */
  utterances: () => Promise<z.infer<typeof Utterance>>
  /** From now on, every utterance lasts until it is stopped. */
  hold: () => Promise<void>
  /** Ends every utterance at once again. */
  letGo: () => Promise<void>
  isSpeaking: () => Promise<boolean>
  /** Adds a voice that is installed on this device. */
  arrive: () => Promise<void>
}

/**
 * Replaces the browser's voices with a recorder, because a headless browser has none. At first there is only a voice
 * that would send the words to a server.
 */
export async function installFakeVoice(page: Page): Promise<FakeVoice> {
  await page.addInitScript(script)
  const takeUtterances = async () => {
    // Polled from the test, because waiting inside the page would evaluate a string, which the product's policy
    // forbids.
    await expect.poll(() => page.evaluate('window.fakeVoice.busy() && !window.fakeVoice.held')).toBe(false)
    return Utterance.parse(await page.evaluate('window.fakeVoice.take()'))
  }
  return {
    utterances: takeUtterances,
    said: async () => (await takeUtterances()).map(({ words }) => words),
    hold: () => page.evaluate('void (window.fakeVoice.held = true)'),
    letGo: () => page.evaluate('void (window.fakeVoice.held = false)'),
    isSpeaking: async () => z.boolean().parse(await page.evaluate('window.fakeVoice.busy()')),
    arrive: () => page.evaluate('window.fakeVoice.arrive()'),
  }
}

const script = `{
  const voices = [{ name: 'Far away', lang: 'en-US', localService: false, default: true }]
  let utterances = []
  let speaking = null
  const synthesis = new EventTarget()
  synthesis.getVoices = () => [...voices]
  synthesis.speak = (utterance) => {
    utterances.push({ words: utterance.text, lang: utterance.lang, rate: utterance.rate, voice: utterance.voice?.name ?? 'any' })
    speaking = utterance
    utterance.dispatchEvent(new Event('start'))
    const end = () => {
      if (speaking !== utterance) return
      if (window.fakeVoice.held) return
      speaking = null
      utterance.dispatchEvent(new Event('end'))
    }
    setTimeout(end, 5)
  }
  synthesis.cancel = () => {
    speaking = null
  }
  class Utterance extends EventTarget {
    constructor(text) {
      super()
      this.text = text
      this.rate = 1
      this.lang = ''
      this.voice = null
    }
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  window.SpeechSynthesisUtterance = Utterance
  window.fakeVoice = {
    held: false,
    busy: () => speaking !== null,
    take: () => utterances.splice(0),
    arrive: () => {
      voices.push({ name: 'At home', lang: 'en-US', localService: true, default: false })
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
  }
}`
