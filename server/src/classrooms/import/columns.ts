import { badRequest } from '../../platform/problems.ts'
import { say } from '../messages.gen.ts'

/** Column names in English and Spanish, in the form that `plain` returns. */
const columnNames = {
  firstName: [
    'firstname',
    'first',
    'givenname',
    'given',
    'forename',
    'preferredfirstname',
    'preferredgivenname',
    'nombre',
    'nombres',
    'nombredepila',
    'nombrepreferido',
    'primernombre',
  ],
  lastName: [
    'lastname',
    'last',
    'familyname',
    'family',
    'surname',
    'lastinitial',
    'lastnameorinitial',
    'apellido',
    'apellidos',
    'primerapellido',
    'inicial',
    'inicialdelapellido',
    'apellidooinicial',
  ],
  fullName: [
    'name',
    'fullname',
    'student',
    'studentname',
    'nombrecompleto',
    'nombreyapellido',
    'nombreyapellidos',
    'apellidosynombre',
    'estudiante',
    'alumno',
    'alumna',
    'alumnoa',
    'nombredelestudiante',
    'nombredelalumno',
  ],
  username: ['username', 'user', 'login', 'loginname', 'signin', 'usuario', 'usuaria', 'nombredeusuario'],
  grade: ['grade', 'grades', 'gradelevel', 'schoolgrade', 'grado', 'grados', 'gradoescolar', 'curso'],
  group: ['group', 'groupname', 'team', 'grupo', 'nombredelgrupo', 'equipo'],
  role: ['role', 'roles', 'rol'],
  status: ['status'],
  enabled: ['enableduser', 'enabled'],
  studentNumber: [
    'studentnumber',
    'studentnum',
    'studentid',
    'studentno',
    'sisuserid',
    'identifier',
    'numerodeestudiante',
    'numerodelestudiante',
    'numerodealumno',
    'matricula',
  ],
  sourcedId: ['sourcedid'],
} as const

export type Column = keyof typeof columnNames

/** The position in a row of each column that we use. */
export type Places = ReadonlyMap<Column, number>

/**
 * Ignores case, punctuation, and accents, so that "First name", "first_name", and OneRoster's "givenName" all match.
 */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

const isColumn = (name: string): name is Column => name in columnNames

/** Reads the heading; refuses a file without a column for names. */
export function readColumns(headings: readonly string[]): { places: Places; ignored: string[] } {
  const places = new Map<Column, number>()
  const ignored: string[] = []
  for (const [place, heading] of headings.entries()) {
    const column = Object.entries(columnNames).find(([, names]) =>
      names.some((name) => name === plain(heading)),
    )?.[0]
    // If two columns mean the same, the first counts.
    if (column !== undefined && isColumn(column) && !places.has(column)) places.set(column, place)
    else if (heading !== '') ignored.push(heading)
  }
  if (!places.has('firstName') && !places.has('fullName')) {
    throw badRequest(say('file.no-columns'))
  }
  return { places, ignored }
}
