import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SkillId } from '../ids.ts'
import { Response } from '../interaction.ts'
import { ShownItem } from '../item.ts'
import { RichText } from '../rich-text.ts'
import { ExerciseReply } from '../skills.ts'

/** Number of sample questions per skill. They are the same for everyone, so a page may show the solution of any. */
export const samplesOfSkill = 6
export const SamplePlace = z
  .number()
  .int()
  .min(0)
  .max(samplesOfSkill - 1)

/** A sample question for visitors. It never counts, and practice never uses questions from this list. */
export const Sample = z.object({ skillId: SkillId, place: SamplePlace, item: ShownItem })
export type Sample = z.infer<typeof Sample>

/** The worked solution of a sample. */
export const SampleSolution = z.object({ answer: RichText, steps: z.array(RichText) })
export type SampleSolution = z.infer<typeof SampleSolution>

const params = z.object({ id: SkillId })

export const getSample = endpoint({
  method: 'GET',
  path: '/api/site/samples/{id}',
  access: 'public',
  summary: 'One of a skill’s sample questions, for visitors',
  params,
  query: z.object({ place: z.coerce.number().pipe(SamplePlace).default(0) }),
  reply: Sample,
})

export const answerSample = endpoint({
  method: 'POST',
  path: '/api/site/samples/{id}/answers',
  access: 'public',
  summary: 'Judge a visitor’s answer to a sample question, or show the answer; nothing is kept',
  params,
  /** Without a response, the answer is shown. */
  body: z.object({ place: SamplePlace, response: Response.nullable() }),
  reply: ExerciseReply,
})
