import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { RetentionPeriod } from '../policy.ts'

export const periods: readonly RetentionPeriod[] = [
  {
    what: 'Una cuenta con sus respuestas, dominio, puntos y logros',
    kept: `Hasta que quien la usa la borra, o nadie la usa en ${retentionDays.unusedAccount} días; ${retentionDays.notice} días antes llega un correo`,
  },
  {
    what: 'La cuenta de un menor de 13 años, o de quien no dijo su edad, mientras nadie haya aceptado',
    kept: '14 días en total; 4 días antes llega un correo',
  },
  {
    what: 'Una cuenta cuyo estudiante no ha respondido la pregunta de la edad',
    kept: '7 días; 4 días antes llega un correo',
  },
  {
    what: 'El nombre, el correo y la escuela de un menor, mientras nadie haya aceptado',
    kept: 'Nada; se borran enseguida si termina el consentimiento',
  },
  {
    what: 'Un resumen cifrado de una dirección que un menor dio como suya',
    kept: 'Mientras exista la cuenta; nadie puede leer la dirección en él',
  },
  {
    what: 'Una cuenta creada por un docente, cuyo estudiante ya no está en ninguna clase',
    kept: `${retentionDays.classlessAccount} días después de su último uso`,
  },
  {
    what: 'Lo que las listas de clases de un distrito dicen de una persona: número, escuelas, lugares en clases y resúmenes cifrados de sus nombres de acceso',
    kept: 'Mientras exista la cuenta; también si la persona ya no está en el distrito',
  },
  {
    what: 'Un archivo de listas de clases que subió un distrito',
    kept: `Hasta que se aplica o se cancela; ${retentionDays.openRosterSync} días como máximo`,
  },
  {
    what: 'La lista de sincronizaciones de un distrito',
    kept: `${retentionDays.auditLog} días; los nombres que contiene, ${retentionDays.openRosterSync} días`,
  },
  {
    what: 'Lo que un sistema de gestión del aprendizaje dice al abrir la app: su propio código de la persona, su función y su número de estudiante',
    kept: '30 minutos, cifrado',
  },
  { what: 'Cuándo naciste', kept: 'No se guarda; solo si eres menor de 13 años, o si tienes 18 o más' },
  { what: 'El correo de un padre o una madre', kept: 'Mientras exista la cuenta de su hijo o hija' },
  {
    what: 'Quién aceptó la cuenta de un niño, con qué texto y cuándo',
    kept: 'Mientras exista la cuenta de su hijo o hija',
  },
  { what: 'Dónde tienes la sesión abierta', kept: '31 días después de su último uso' },
  {
    what: 'Un token de acceso que un docente creó para un programa',
    kept: `Hasta que vence o se revoca, y ${retentionDays.endedToken} días más en la lista del docente; de su secreto solo un resumen cifrado`,
  },
  { what: 'Un enlace a una contraseña nueva', kept: '60 minutos' },
  { what: 'Un enlace que confirma dónde trabaja un docente', kept: '2 días; el de una invitación, 14 días' },
  {
    what: 'En qué escuelas está verificado un docente y con qué correo',
    kept: 'Mientras exista la cuenta del docente, o hasta que se le retire la verificación',
  },
  { what: 'Contraseñas equivocadas, contadas sin nombres', kept: '1 día' },
  {
    what: 'Desde qué redes iniciaste sesión, como resúmenes que nadie puede leer',
    kept: `${retentionDays.signInNetwork} días después de la última vez`,
  },
  {
    what: 'Que un navegador ya inició sesión antes, en una cookie ahí',
    kept: '180 días después de la última vez',
  },
  {
    what: 'Un correo en camino',
    kept: `Hasta que se entrega; ${retentionDays.openMail} días si ningún servidor de correo lo recibe`,
  },
  {
    what: 'Un correo guardado como archivo, porque no hay servidor de correo',
    kept: `${retentionDays.mailFile} días, y no más que tu cuenta`,
  },
  {
    what: 'Lo que escribiste a soporte',
    kept: `${retentionDays.closedSupportRequest} días después de atenderse, y nunca más tiempo que tu cuenta`,
  },
  {
    what: 'Una imagen que ya no aparece en ninguna pregunta de un docente',
    kept: `${retentionDays.unusedPicture} días`,
  },
  {
    what: 'El registro de lo que hicieron los docentes en una clase',
    kept: `${retentionDays.classLog} días; no nombra a quien ya no tiene cuenta`,
  },
  {
    what: 'Los pasos de una actividad en vivo, sin nombres',
    kept: `${retentionDays.activityEvents} días después de que termina; sus respuestas son respuestas como cualquier otra`,
  },
  {
    what: 'Lo que han enseñado las respuestas de todos los estudiantes juntos, día por día',
    kept: `${retentionDays.schools} días, y lo último anterior a ellos; no dice nada de nadie en particular`,
  },
  {
    what: 'El registro de inicios de sesión, exportaciones, borrados y consentimientos',
    kept: `${retentionDays.auditLog} días; no nombra a quien ya no tiene cuenta`,
  },
]
