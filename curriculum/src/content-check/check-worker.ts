import { parentPort } from 'node:worker_threads'
import { skills } from '../catalogue.ts'
import { checkSkill } from './check-skill.ts'

/** A skill to check: the message that `main.ts` sends to a worker. */
export interface Order {
  id: string
  seeds: number
}

/** CPU time of this thread, which other work on the machine does not affect. */
const threadMilliseconds = (): number => process.threadCpuUsage().user / 1000

parentPort?.on('message', ({ id, seeds }: Order) => {
  const skill = skills.find((each) => each.id === id)
  // Worker threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (skill !== undefined) parentPort?.postMessage(checkSkill(skill, seeds, threadMilliseconds))
})
