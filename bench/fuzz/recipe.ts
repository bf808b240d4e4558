import type { Answer } from '../product.ts'
import type { Caller, Cast } from './cast.ts'
import type { Chance } from './chance.ts'
import type { OperationName } from './operations.ts'
import type { Given, Sender } from './send.ts'

/** The people of one worker: two verified teachers, students of their classes, and a visitor. */
export interface People {
  visitor: Caller
  teachers: readonly [Caller, Caller]
  students: readonly Caller[]
}

export interface Kitchen {
  chance: Chance
  send: Sender
  cast: Cast
  people: People
}

/** A step failed, so the recipe ends here. The tally says why. */
export class Unfinished extends Error {}

/** A few calls that lead somewhere where chance alone does not come. */
export type Recipe = (kitchen: Kitchen) => Promise<void>

/** The text at a place of a reply, such as `students.0.id`. */
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

/** A step without which there is no next one. */
export async function must(
  { send }: Kitchen,
  caller: Caller,
  name: OperationName,
  given: Given = {},
): Promise<Answer> {
  const answer = await send.proper(caller, name, given)
  if (answer.status < 200 || answer.status >= 300) throw new Unfinished(`${name}: ${answer.status}`)
  return answer
}

/** A class of the teacher's with a code, of its own. */
export async function openClass(kitchen: Kitchen, teacher: Caller) {
  const body = { name: `Fuzz ${kitchen.chance.uuid().slice(0, 6)}`, gradeLevel: 6, subject: 'math' }
  const id = textAt(await must(kitchen, teacher, 'createClassroom', { body }), 'id')
  const detail = await must(kitchen, teacher, 'getClassroom', { params: { id } })
  return { id, name: body.name, code: textAt(detail, 'code.code') }
}

/** A student of a class, who came by its code. */
export async function joins(kitchen: Kitchen, student: Caller, code: string): Promise<string> {
  await kitchen.send.proper(student, 'previewJoin', { body: { code } })
  await must(kitchen, student, 'joinClassroom', { body: { code } })
  return textAt(await must(kitchen, student, 'getAuthUser'), 'id')
}

export const required = (link: string | undefined): string => {
  if (link === undefined) throw new Unfinished('no mail came')
  return link
}
