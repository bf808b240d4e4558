import type { Answer } from '../product.ts'
import type { Caller, Cast } from './cast.ts'
import type { Chance } from './chance.ts'
import type { OperationName } from './operations.ts'
import type { Given, Sender } from './send.ts'

/** The users of one worker: two verified teachers, students in their classes, and a visitor. */
export interface People {
  visitor: Caller
  teachers: readonly [Caller, Caller]
  students: readonly Caller[]
}

export interface RecipeContext {
  chance: Chance
  send: Sender
  cast: Cast
  people: People
}

/** Thrown when a step of a recipe fails, which ends the recipe. The tally has the reason. */
export class Unfinished extends Error {}

/** A sequence of calls that random calls would not produce. */
export type Recipe = (context: RecipeContext) => Promise<void>

/** Returns the text at a path in a reply, such as `students.0.id`. */
export function textAt({ text }: Answer, place: string): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Unfinished(`no JSON with ${place}`)
  }
  for (const part of place === '' ? [] : place.split('.')) {
    if (typeof value !== 'object' || value === null) break
    value = Reflect.get(value, part)
  }
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unfinished(`nothing at ${place}`)
  return String(value)
}

/** Makes a call that must succeed for the recipe to continue. */
export async function requireReply(
  { send }: RecipeContext,
  caller: Caller,
  name: OperationName,
  given: Given = {},
): Promise<Answer> {
  const answer = await send.proper(caller, name, given)
  if (answer.status < 200 || answer.status >= 300) throw new Unfinished(`${name}: ${answer.status}`)
  return answer
}

/** Creates a new class for the teacher, with a join code. */
export async function openClass(context: RecipeContext, teacher: Caller) {
  const body = { name: `Fuzz ${context.chance.uuid().slice(0, 6)}`, gradeLevel: 6, subject: 'math' }
  const id = textAt(await requireReply(context, teacher, 'createClassroom', { body }), 'id')
  const detail = await requireReply(context, teacher, 'getClassroom', { params: { id } })
  return { id, name: body.name, code: textAt(detail, 'code.code') }
}

/** Makes a student join a class by its code. Returns the student's id. */
export async function joins(context: RecipeContext, student: Caller, code: string): Promise<string> {
  await context.send.proper(student, 'previewJoin', { body: { code } })
  await requireReply(context, student, 'joinClassroom', { body: { code } })
  return textAt(await requireReply(context, student, 'getAuthUser'), 'id')
}

export const required = (link: string | undefined): string => {
  if (link === undefined) throw new Unfinished('no mail came')
  return link
}
