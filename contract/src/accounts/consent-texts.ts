import type { Language } from '../language.ts'

/** Who says yes for a child: a parent or guardian, or the school through a teacher of a class. */
export type ConsentKind = 'parent' | 'school'

/**
 * What is said yes to. The ledger names the version and the language that was read, so a text stays here, letter for
 * letter, for as long as anyone has agreed to it. A language added later is the same version: it says the same.
 */
export const consentTexts = {
  '2026-11-22': {
    en: {
      parent: [
        'I am this child’s parent or legal guardian.',
        'I agree that Skills Center keeps what was typed at sign-up, every answer with its time, and what follows from them (mastery, points, achievements), in order to choose what my child practices next and to show how far they are.',
        'The teachers of a class that my child joins see this. Nobody else does. Nothing is sold, used for advertising, or given to other companies.',
        'I can see all of it, take it along and delete the account at any time, by the link in the mail.',
      ],
      school: [
        'My school lets me agree, in place of parents, to tools that are used for school only, and has told parents as it must.',
        'The school agrees that Skills Center keeps these students’ names, answers with their times, and what follows from them, for their practice in this class and for nothing else.',
        'A student who leaves the class leaves this agreement: a parent then has 14 days to agree before the account is deleted.',
      ],
    },
    es: {
      parent: [
        'Soy el padre, la madre o el tutor legal de este menor.',
        'Acepto que Skills Center guarde lo que se escribió al crear la cuenta, cada respuesta con su hora y lo que resulta de ellas (dominio, puntos, logros), para elegir qué practica después mi hijo o hija y para mostrar hasta dónde ha llegado.',
        'Esto lo ven los docentes de las clases a las que se una mi hijo o hija. Nadie más lo ve. Nada se vende, se usa para publicidad ni se entrega a otras empresas.',
        'Con el enlace del correo puedo ver todo, llevármelo y borrar la cuenta en cualquier momento.',
      ],
      school: [
        'Mi escuela me permite aceptar, en lugar de las familias, herramientas que se usan solo para la escuela, y ha informado a las familias como debe hacerlo.',
        'La escuela acepta que Skills Center guarde los nombres de estos estudiantes, sus respuestas con su hora y lo que resulta de ellas, para su práctica en esta clase y para nada más.',
        'Cuando un estudiante deja la clase, deja este acuerdo: su padre, madre o tutor tiene entonces 14 días para aceptar antes de que la cuenta se borre.',
      ],
    },
  },
} as const satisfies Record<string, Record<Language, Record<ConsentKind, readonly string[]>>>

export type ConsentVersion = keyof typeof consentTexts

/** The text that is agreed to today. */
export const consentVersion: ConsentVersion = '2026-11-22'

/** The same in every language. */
export const consentText = (kind: ConsentKind): Record<Language, string[]> => ({
  en: [...consentTexts[consentVersion].en[kind]],
  es: [...consentTexts[consentVersion].es[kind]],
})
