import type { Level } from '@skills-center/contract/ids'
import type { InteractionOf, ResponseOf } from '@skills-center/contract/interaction'
import type { Question } from '@skills-center/contract/practice'
import { runSimulation } from '@skills-center/contract/practice/simulation'
import type { Caller } from '../test-app.ts'
import type { IssuedQuestion } from './questions/question-token.ts'
import { questionFor } from './test-question.ts'

type Simulation = InteractionOf<'simulation'>
type Asked = Question & { item: { interaction: Simulation } }

/** A simulation as practice would issue it to a student now. */
export function simulationFor(
  studentId: string,
  asked: { level: Level; seed: number; now: Date } & Partial<IssuedQuestion>,
): Asked {
  const question = questionFor(studentId, { skillId: 'net-force', modelId: 'run-test', ...asked })
  const { interaction } = question.item
  if (interaction.kind !== 'simulation') throw new Error('not a simulation')
  return { ...question, item: { ...question.item, interaction } }
}

export const askForRow = (student: Caller, body: object) => student.post('/api/practice/runs', body)

/** Runs with these settings, one set per run. */
export async function runAll(
  student: Caller,
  { token }: Pick<Question, 'token'>,
  all: readonly ResponseOf<'simulation'>['runs'][number]['settings'][],
): Promise<ResponseOf<'simulation'>['runs']> {
  const runs = []
  for (const [index, settings] of all.entries()) {
    const reply = await askForRow(student, { token, settings, run: index + 1 })
    if (reply.status !== 200) throw new Error(`a run answered ${reply.status}: ${reply.text}`)
    runs.push({ settings, value: runSimulation.reply.parse(reply.body).value })
  }
  return runs
}
