import { AssignmentId } from '@skills-center/contract/assignments/id'
import { type AssignmentSlot, SlotHandle, SlotNumber } from '@skills-center/contract/assignments/slots'
import { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { z } from 'zod'
import { badRequest } from '../platform/problems.ts'
import type { Sealing } from '../platform/sealing.ts'
import { say } from './messages.gen.ts'

const ChosenSlot = z.object({
  /** The assignment in which the slot has its number; both are null if it was never saved. */
  assignmentId: AssignmentId.nullable(),
  slot: SlotNumber.nullable(),
  skill_id: SkillId,
  model_id: z.string(),
  level: Level,
  seed: z.number().int(),
})
/** A question of a set as it was shown to a teacher. */
export type ChosenSlot = z.infer<typeof ChosenSlot>

const Sealed = ChosenSlot.extend({ teacherId: UserId })

/** Only the server can open handles, and only for the teacher to whom they were issued. */
export function createSlotHandles(sealing: Sealing) {
  return {
    issueHandle(teacherId: UserId, chosen: ChosenSlot): AssignmentSlot {
      const { slot, skill_id: skillId, model_id: modelId, level } = chosen
      const sealed: z.infer<typeof Sealed> = { ...chosen, teacherId }
      return {
        handle: SlotHandle.parse(sealing.seal(JSON.stringify(sealed))),
        slot,
        skillId,
        level,
        questionId: authoredNameOf(modelId)?.questionId ?? null,
      }
    },

    open: (teacherId: UserId, field: string, handles: readonly SlotHandle[]): ChosenSlot[] =>
      handles.map((handle) => {
        const text = sealing.open(handle)
        const sealed = text === undefined ? undefined : Sealed.parse(JSON.parse(text))
        if (sealed?.teacherId !== teacherId) {
          const message = say('question-gone')
          throw badRequest(message, [{ field, message }])
        }
        return ChosenSlot.parse(sealed)
      }),
  }
}

export type SlotHandles = ReturnType<typeof createSlotHandles>
