import type { Language } from '@skills-center/contract/language'
import { useSyncExternalStore } from 'react'

/**
 * A voice of this very device that speaks a language, as in America first: English unless told otherwise, as
 * questions are. Voices of a service would send every word of a question to somebody else, so they are as good as none.
 */
export function localVoice(language: Language = 'en'): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const speaks = (tag: string) => tag.toLowerCase().replace('_', '-')
  const local = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && speaks(lang).split('-')[0] === language)
  const american = local.filter(({ lang }) => /^\w+-(?:us|mx|419)/.test(speaks(lang)))
  return (
    american.find((voice) => voice.default) ?? american[0] ?? local.find((voice) => voice.default) ?? local[0]
  )
}

/** Browsers load their voices late, and say so. */
function subscribe(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Whether this device can read aloud by itself in a language. */
export const useCanReadAloud = (language: Language = 'en'): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localVoice(language) !== undefined,
    () => false,
  )
