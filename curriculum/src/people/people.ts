import type { Person } from '@skills-center/messages/values'
import type { Random } from '../random.ts'

/** First names of many origins; the gender is used only where a language's grammar needs it. */
const genders: Readonly<Record<string, Person['gender']>> = {
  Aiyana: 'f',
  Amara: 'f',
  Ben: 'm',
  Camila: 'f',
  Chloe: 'f',
  Dev: 'm',
  Diego: 'm',
  Elena: 'f',
  Emeka: 'm',
  Farid: 'm',
  Freya: 'f',
  Gael: 'm',
  Grace: 'f',
  Hana: 'f',
  Idris: 'm',
  Inés: 'f',
  Jada: 'f',
  Kofi: 'm',
  Leila: 'f',
  Lucía: 'f',
  Malik: 'm',
  Mateo: 'm',
  Nia: 'f',
  Omar: 'm',
  Óscar: 'm',
  Pilar: 'f',
  Priya: 'f',
  Ravi: 'm',
  Rosa: 'f',
  Sofía: 'f',
  Tala: 'f',
  Tomás: 'm',
  Viet: 'm',
  Winona: 'f',
  Ximena: 'f',
  Yara: 'f',
  Yusuf: 'm',
  Zoe: 'f',
}
const names = Object.keys(genders)

export const someone = (random: Random): string => random.pick(names)

/** Two different names. */
export function twoPeople(random: Random): [string, string] {
  const [one = '', other = ''] = random.sample(names, 2)
  return [one, other]
}

/** The message value for a drawn name. */
export function person(name: string): Person {
  const gender = genders[name]
  if (gender === undefined) throw new RangeError(`There is no person named ${name}`)
  return { person: name, gender }
}
