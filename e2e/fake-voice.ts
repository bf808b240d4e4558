import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'

/** What the page asked a voice to say. */
const Utterance = z.array(
  z.object({ words: z.string(), lang: z.string(), rate: z.number(), voice: z.string() }),
)

/** A device’s voices, as a test sees them. */
export interface FakeVoice {
  /** All that was said since the last look, once nothing is said any more. */
  said: () => Promise<string[]>
  /** The same with how it was said. */
  utterances: () => Promise<z.infer<typeof Utterance>>
  /** From now on every utterance lasts until it is stopped. */
  hold: () => Promise<void>
  /** Every utterance ends at once again. */
  letGo: () => Promise<void>
  isSpeaking: () => Promise<boolean>
  /** Tells the page of a voice that lives on this device. */
  arrive: () => Promise<void>
}

/**
 * Puts a recorder in the place of the browser's voices, of which a headless browser has none. At first there is
 * only a voice that would send the words away.
 */
export async function giveVoice(page: Page): Promise<FakeVoice> {
  await page.addInitScript(script)
  const said = async () => {
    // Asked from here: a wait inside the page would evaluate a string, which the product's own rules forbid.
    await expect.poll(() => page.evaluate('window.fakeVoice.busy() && !window.fakeVoice.held')).toBe(false)
    return Utterance.parse(await page.evaluate('window.fakeVoice.take()'))
  }
  return {
    utterances: said,
    said: async () => (await said()).map(({ words }) => words),
    hold: () => page.evaluate('void (window.fakeVoice.held = true)'),
    letGo: () => page.evaluate('void (window.fakeVoice.held = false)'),
    isSpeaking: async () => z.boolean().parse(await page.evaluate('window.fakeVoice.busy()')),
    arrive: () => page.evaluate('window.fakeVoice.arrive()'),
  }
}

const script = `{
  const voices = [{ name: 'Far away', lang: 'en-US', localService: false, default: true }]
  let said = []
  let speaking = null
  const synthesis = new EventTarget()
  synthesis.getVoices = () => [...voices]
  synthesis.speak = (utterance) => {
    said.push({ words: utterance.text, lang: utterance.lang, rate: utterance.rate, voice: utterance.voice?.name ?? 'any' })
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
    take: () => said.splice(0),
    arrive: () => {
      voices.push({ name: 'At home', lang: 'en-US', localService: true, default: false })
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
  }
}`
