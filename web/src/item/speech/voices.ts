import { useSyncExternalStore } from 'react'

/**
 * A voice of this very device that speaks English, American first. Voices of a service would send every word of a
 * question to somebody else, so they are as good as none.
 */
export function localVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const local = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang))
  const american = local.filter(({ lang }) => /^en[-_]US/i.test(lang))
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

/** Whether this device can read aloud by itself. */
export const useCanReadAloud = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localVoice() !== undefined,
    () => false,
  )
