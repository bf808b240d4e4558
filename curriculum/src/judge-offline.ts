import type { Response, Settings } from '@skills-center/contract/interaction'
import { simulatedValue } from '@skills-center/answers/simulated-run'
import type { Judgement } from '@skills-center/answers/verdict'
import { judge, mistakeIn } from './check-response.ts'
import type { Key } from './item.ts'

/** A key that was serialized and parsed again. */
interface TakenKey {
  readonly kind: string
}

/** What an offline question needs to be judged; `Said` is the type of its feedback as displayed. */
export interface Taken<Said> {
  readonly key: TakenKey
  readonly mistakes: readonly { readonly key: TakenKey; readonly feedback: Said }[]
}

/**
 * Judges a response as the server will, with the keys that came with the question. Feedback is null where no known
 * mistake matches.
 */
export function judgeOffline<Said>(
  { key, mistakes }: Taken<Said>,
  response: Response,
): Judgement & { feedback: Said | null } {
  const known = mistakes.map((mistake) => ({ ...mistake, key: read(mistake.key) }))
  const judgement = judge(read(key), response)
  const mistake = judgement.verdict === 'incorrect' ? mistakeIn(known, response) : undefined
  return { ...judgement, feedback: mistake?.feedback ?? null }
}

/** One run of the simulation in an offline question; undefined where there is no such run. */
export function runOffline(
  { key }: Pick<Taken<unknown>, 'key'>,
  settings: Settings,
  run: number,
): number | undefined {
  const known = read(key)
  return known.kind === 'simulation' ? simulatedValue(known, settings, run) : undefined
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- our own server wrote it from a key; what else it were, its answer is judged again there
const read = (key: TakenKey): Key => key as Key
