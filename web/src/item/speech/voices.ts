import type { Language } from '@skills-center/contract/language'
import { useSyncExternalStore } from 'react'

/**
 * A local voice for a language, American variants first; English by default, like the questions. Network voices would
 * send the text of questions to a third party, so they are not used.
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

/** Browsers load their voices late and fire an event. */
function subscribe(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Whether this device can read a language aloud with a local voice. */
export const useCanReadAloud = (language: Language = 'en'): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localVoice(language) !== undefined,
    () => false,
  )
