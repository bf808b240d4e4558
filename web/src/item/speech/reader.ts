import { localeOf } from '@skills-center/contract/language'
import type { Line } from './lines-of.ts'
import { showLine, unshowLine } from './line-highlight.ts'
import { type ReadingRate, readingRate, rememberReadingRate } from '../../platform/reading-rate.ts'
import { localVoice } from './voices.ts'

/** What is being read: by which button, and at what rate. Only one thing is read at a time. */
export interface Reading {
  by: string | null
  rate: ReadingRate
}

const speeds: Record<ReadingRate, number> = { normal: 1, slow: 0.7 }

let reading: Reading = { by: null, rate: readingRate() }
let lines: readonly Line[] = []
/** Increases with every start and stop, so that callbacks of an earlier reading can be ignored. */
let turn = 0
const listeners = new Set<() => void>()

export const readingNow = (): Reading => reading

export function onReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Reading) {
  reading = next
  for (const listener of listeners) listener()
}

/** Starts reading and stops any other reading. The lines may arrive later, because their code is loaded on demand. */
export async function startReading(by: string, linesToRead: () => Promise<readonly Line[]>): Promise<void> {
  silence()
  const mine = turn
  become({ ...reading, by })
  document.addEventListener('visibilitychange', stopWhenHidden)
  addEventListener('pagehide', stopReading)
  try {
    const made = await linesToRead()
    if (turn !== mine) return
    lines = made
    speakFrom(0)
  } catch {
    // Offline, and the code was never loaded: nothing is read.
    if (turn === mine) stopReading()
  }
}

/** Stops the reading that this button started. */
export function stopReadingBy(by: string): void {
  if (reading.by === by) stopReading()
}

/** Stops any reading. */
export function stopReading(): void {
  if (reading.by === null) return
  silence()
  lines = []
  document.removeEventListener('visibilitychange', stopWhenHidden)
  removeEventListener('pagehide', stopReading)
  become({ ...reading, by: null })
}

/** Changes the rate and continues from the current line. */
export function changeRate(rate: ReadingRate): void {
  rememberReadingRate(rate)
  become({ ...reading, rate })
  if (reading.by === null || lines.length === 0) return
  const from = at
  silence()
  speakFrom(from)
}

let at = 0
/** Kept in a variable: Chromium garbage-collects an unreferenced utterance and then never fires its end event. */
let spoken: SpeechSynthesisUtterance | null = null

function speakFrom(index: number) {
  const line = lines[index]
  if (line === undefined) {
    stopReading()
    return
  }
  at = index
  const mine = turn
  const utterance = new SpeechSynthesisUtterance(line.words)
  const voice = localVoice(line.language)
  if (voice === undefined) {
    // Without a local voice for that language the line is skipped, because another voice might send the text to a
    // service.
    speakFrom(index + 1)
    return
  }
  utterance.voice = voice
  utterance.lang = localeOf[line.language ?? 'en']
  utterance.rate = speeds[reading.rate]
  utterance.addEventListener('start', () => {
    if (turn === mine) showLine(line.at)
  })
  utterance.addEventListener('end', () => {
    if (turn === mine) speakFrom(index + 1)
  })
  utterance.addEventListener('error', () => {
    if (turn === mine) stopReading()
  })
  spoken = utterance
  speechSynthesis.speak(spoken)
}

function silence() {
  turn += 1
  unshowLine()
  speechSynthesis.cancel()
}

function stopWhenHidden() {
  if (document.hidden) stopReading()
}
