import { isSoundOn } from './sound.ts'

interface Note {
  /** In hertz. */
  readonly pitch: number
  /** Seconds after the start of the tune. */
  readonly at: number
}

/** The notes of a C major chord, upward: two for a right answer, four for something that took days. */
const tunes = {
  right: [
    { pitch: 659.26, at: 0 },
    { pitch: 783.99, at: 0.09 },
  ],
  earned: [
    { pitch: 523.25, at: 0 },
    { pitch: 659.26, at: 0.1 },
    { pitch: 783.99, at: 0.2 },
    { pitch: 1046.5, at: 0.3 },
  ],
} as const satisfies Record<string, readonly Note[]>

const loudness = 0.12
/** Seconds until a note has died away. */
const fading = 0.7

let audio: AudioContext | null = null

/** Plays a short tune if sounds are on. */
export function chime(tune: keyof typeof tunes): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A browser suspends audio until the person has pressed something, and while the page is in the background.
  void audio.resume()
  for (const note of tunes[tune]) strike(audio, note)
}

/** Like a struck bar: a pure tone and its fourth harmonic, which fades sooner. */
function strike(context: AudioContext, { pitch, at }: Note): void {
  const start = context.currentTime + at
  for (const [multiple, share, seconds] of [
    [1, 1, fading],
    [4, 0.25, fading / 3],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch * multiple })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness * share, start + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
}
