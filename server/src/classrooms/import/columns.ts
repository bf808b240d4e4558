import { badRequest } from '../../platform/problems.ts'
import { say } from '../messages.gen.ts'

/** In English and in Spanish, as `plain` leaves them. */
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

/** Where in a row each column stands that we take something from. */
export type Places = ReadonlyMap<Column, number>

/** “First name”, “first_name” and OneRoster’s “givenName” are read alike, whatever their case, signs and accents. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

const isColumn = (name: string): name is Column => name in columnNames

/** Reads the heading; refuses one in which no column names the students. */
export function readColumns(headings: readonly string[]): { places: Places; ignored: string[] } {
  const places = new Map<Column, number>()
  const ignored: string[] = []
  for (const [place, heading] of headings.entries()) {
    const column = Object.entries(columnNames).find(([, names]) =>
      names.some((name) => name === plain(heading)),
    )?.[0]
    // Of two columns with one meaning the first counts.
    if (column !== undefined && isColumn(column) && !places.has(column)) places.set(column, place)
    else if (heading !== '') ignored.push(heading)
  }
  if (!places.has('firstName') && !places.has('fullName')) {
    throw badRequest(say('file.no-columns'))
  }
  return { places, ignored }
}
