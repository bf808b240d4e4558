import { randomBytes, randomUUID } from 'node:crypto'
import { type Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { InteractionOf, ResponseOf } from '@skills-center/contract/interaction'
import type { Question } from '@skills-center/contract/practice'
import { runSimulation } from '@skills-center/contract/practice/simulation'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { presentItem } from '../platform/present-item.ts'
import { type Caller, secret } from '../test-app.ts'
import { requireModel } from './next-question.ts'
import { createQuestionTokens, type IssuedQuestion } from './question-token.ts'

const tokens = createQuestionTokens(secret, randomBytes)
const skillId = SkillId.parse('net-force')
const modelId = 'run-test'

type Simulation = InteractionOf<'simulation'>
type Asked = Question & { item: { interaction: Simulation } }

/** A simulation as practice would ask it of a student now. */
export function simulationFor(
  studentId: string,
  { level, seed, now, ...over }: { level: Level; seed: number; now: Date } & Partial<IssuedQuestion>,
): Asked {
  const skill = requireSkill(skillId)
  const item = presentItem(makeItem(skill, requireModel(skill, modelId), level, seed))
  const { interaction } = item
  if (interaction.kind !== 'simulation') throw new Error('not a simulation')
  const token = tokens.seal({
    studentId: UserId.parse(studentId),
    skillId,
    modelId,
    level,
    seed,
    revision: skill.revision,
    purpose: 'practice',
    nonce: randomUUID(),
    issuedAt: Math.floor(now.getTime() / 1000),
    why: 'It is a test.',
    swaps: 0,
    language: 'en',
    ...over,
  })
  return {
    token,
    skillId,
    level,
    item: { ...item, interaction },
    hintCount: 2,
    why: 'It is a test.',
    swapsLeft: 0,
    isLimited: true,
  }
}

export const askForRow = (student: Caller, body: object) => student.post('/api/practice/runs', body)

/** The same settings for every run, or one for each. */
export async function runAll(
  student: Caller,
  { token }: Pick<Question, 'token'>,
  all: readonly ResponseOf<'simulation'>['runs'][number]['settings'][],
): Promise<ResponseOf<'simulation'>['runs']> {
  const runs = []
  for (const [at, settings] of all.entries()) {
    const reply = await askForRow(student, { token, settings, run: at + 1 })
    if (reply.status !== 200) throw new Error(`a run answered ${reply.status}: ${reply.text}`)
    runs.push({ settings, value: runSimulation.reply.parse(reply.body).value })
  }
  return runs
}
