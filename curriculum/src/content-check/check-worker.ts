import { parentPort } from 'node:worker_threads'
import { skills } from '../catalogue.ts'
import { checkSkill } from './check-skill.ts'

/** A skill to check, as `main.ts` asks a worker for it. */
export interface Order {
  id: string
  seeds: number
}

/** Processor time of this thread, which other work on the machine does not lengthen. */
const threadMilliseconds = (): number => process.threadCpuUsage().user / 1000

parentPort?.on('message', ({ id, seeds }: Order) => {
  const skill = skills.find((each) => each.id === id)
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (skill !== undefined) parentPort?.postMessage(checkSkill(skill, seeds, threadMilliseconds))
})
