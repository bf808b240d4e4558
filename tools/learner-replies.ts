import { z } from 'zod'
import type { Engine } from '@skills-center/learner/protocol'

const seconds = z.number()

const Init = z.object({
  cmd: z.literal('init'),
  grade: z.number(),
  skills: z.array(
    z.object({ id: z.string(), grade: z.number(), strand: z.string(), unit: z.string(), order: z.number() }),
  ),
  prerequisites: z.array(z.tuple([z.string(), z.string()])),
  items: z.array(
    z.object({
      id: z.string(),
      skill: z.string(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      kind: z.enum(['choice', 'open']),
      options: z.number().min(0),
      seconds: z.number().min(0),
    }),
  ),
})
const Start = z.object({ cmd: z.literal('start'), student: z.string(), grade: z.number(), now: seconds })
const Next = z.object({
  cmd: z.literal('next'),
  student: z.string(),
  now: seconds,
  mode: z.enum(['placement', 'practice']),
  remaining: z.number(),
})
const Answer = z.object({
  cmd: z.literal('answer'),
  student: z.string(),
  skill: z.string(),
  item: z.string(),
  correct: z.boolean(),
  seconds: z.number().min(0),
  now: seconds,
})
const Report = z.object({ cmd: z.literal('report'), student: z.string(), now: seconds })
const Help = z.object({ cmd: z.literal('help'), student: z.string(), skill: z.string(), now: seconds })
const Quit = z.object({ cmd: z.literal('quit') })

const Request = z.discriminatedUnion('cmd', [Init, Start, Next, Answer, Report, Help, Quit])
type Request = z.infer<typeof Request>

/**
 * Returns an engine's one-line reply to one line of the learner protocol, or undefined if the line asks to quit. A
 * request that cannot be met gets an error reply in plain words, and the engine stays ready for the next one.
 */
export function replyTo(engine: Engine, line: string): string | undefined {
  let request: Request
  try {
    request = Request.parse(JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError) return refusal('This line is not JSON')
    if (error instanceof z.ZodError) return refusal(firstIssue(error))
    throw error
  }
  if (request.cmd === 'quit') return undefined
  try {
    return JSON.stringify(obey(engine, request))
  } catch (error) {
    // The engine rejects unknown ids with a RangeError; any other error is a bug of ours.
    if (error instanceof RangeError) return refusal(error.message)
    throw error
  }
}

function obey(engine: Engine, request: Exclude<Request, { cmd: 'quit' }>): unknown {
  switch (request.cmd) {
    case 'init':
      engine.init(request)
      return { ok: true }
    case 'start':
      engine.start(request)
      return { ok: true }
    case 'next':
      return engine.next(request)
    case 'answer':
      return engine.answer(request)
    case 'report':
      return engine.report(request)
    case 'help':
      engine.help(request)
      return { ok: true }
  }
}

const refusal = (error: string): string => JSON.stringify({ error })

function firstIssue({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue === undefined) return 'This request is not understood'
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}
