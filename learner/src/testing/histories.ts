import fc from 'fast-check'
import type { SkillState } from '../state.ts'
import type { Updated } from '../update.ts'
import type { Practice } from './practice.ts'
import { day } from './practice.ts'

/** One answer of a random student. */
export interface Step {
  skill: number
  kind: '1' | '2' | '3' | 'c'
  isCorrect: boolean
  hintsUsed: number
  attempt: number
  activeSeconds: number
  /** Seconds since the last answer. */
  pause: number
}

/** Random answer histories: mostly within a session, with occasional pauses of days or weeks. */
export const histories = ({ skills, maxLength }: { skills: number; maxLength: number }) =>
  fc.array(
    fc.record<Step>({
      skill: fc.nat(skills - 1),
      kind: fc.constantFrom('1', '2', '3', 'c'),
      isCorrect: fc.boolean(),
      hintsUsed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
      attempt: fc.constantFrom(1, 1, 1, 2),
      activeSeconds: fc.oneof(fc.constant(30), fc.constant(1), fc.double({ min: 0, max: 4000, noNaN: true })),
      pause: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 600 }) },
        fc.integer({ min: 600, max: 40 * day }),
      ),
    }),
    { minLength: 1, maxLength, size: 'max' },
  )

/** Applies the answers and returns each effect: the skill's state before, mastery then in points, and the update. */
export function play(
  practice: Practice,
  history: readonly Step[],
  see: (updated: Updated, known: SkillState | undefined, before: number, step: Step) => void,
): void {
  for (const step of history) {
    const { skill, kind, isCorrect, pause, ...told } = step
    const at = practice.at + pause
    const known = practice.states[skill]
    const before = practice.mastery(skill, at)
    see(practice.answer(`k${skill}-${kind}`, isCorrect, { ...told, at }), known, before, step)
  }
}
