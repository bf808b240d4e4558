import { byLanguage, type Translations, translated } from '@skills-center/messages/languages'
import type { Language } from '../language.ts'

/** Who consents for a child: a parent or guardian, or the school through a teacher of a class. */
export type ConsentKind = 'parent' | 'school'

/**
 * The consent texts. The ledger records the version and the language that was read, so a text must stay here unchanged
 * for as long as anyone consented to it. A translation added later belongs to the same version, because it says the
 * same.
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
  '2026-11-22.2': {
    en: {
      parent: [
        'I am this child’s parent or legal guardian.',
        'I agree that Skills Center keeps my child’s username, password (in a form that nobody can read), grade, and every answer with its time. It works out skills learned, points and achievements from the answers, chooses what my child practices next, and shows how far they are.',
        'My child may then add a name, an email address and a school.',
        'My own email address is kept to write to me about this account, and for nothing else.',
        'The teachers of a class that my child joins see my child’s name and work. So does anyone to whom my child sends a link to the progress report. The people who run this site see what they need to keep it running and to help. Nobody else sees it. Nothing is sold or used for advertising.',
        'With the link in the mail I can see all of it, download it, and take my consent back at any time. That deletes the account, unless the school has agreed too.',
      ],
      school: [
        'My school lets me agree, in place of parents, to tools that are used for school only, and has told parents as it must.',
        'The school agrees that Skills Center keeps these students’ usernames, grades, and answers with their times, the skills, points and achievements worked out from them, and a name, an email address and a school if these are added later. All of it is for their practice in this class and for nothing else.',
        'This ends when I take it back, and for each student who leaves the class. If no parent has agreed, the student’s name, email address and school are erased at once.',
        'Without consent an account lasts 14 days in all, counted from sign-up. Days that were used up before do not come back. After that the account is deleted, unless a parent or the school agrees.',
      ],
    },
    es: {
      parent: [
        'Soy el padre, la madre o el tutor legal de este menor.',
        'Acepto que Skills Center guarde el nombre de usuario de mi hijo o hija, su contraseña (de una forma que nadie puede leer), su grado y cada respuesta con su hora. A partir de las respuestas calcula las habilidades aprendidas, los puntos y los logros, elige qué practica después mi hijo o hija y muestra hasta dónde ha llegado.',
        'Después, mi hijo o hija puede agregar un nombre, un correo electrónico y una escuela.',
        'Mi propio correo se guarda para escribirme sobre esta cuenta, y para nada más.',
        'Los docentes de una clase a la que se una mi hijo o hija ven su nombre y su trabajo. También los ve cualquier persona a quien mi hijo o hija envíe un enlace al informe de progreso. Quienes administran este sitio ven lo que necesitan para mantenerlo en marcha y para ayudar. Nadie más los ve. Nada se vende ni se usa para publicidad.',
        'Con el enlace del correo puedo ver todo, descargarlo y retirar mi consentimiento en cualquier momento. Eso borra la cuenta, a menos que la escuela también haya aceptado.',
      ],
      school: [
        'Mi escuela me permite aceptar, en lugar de las familias, herramientas que se usan solo para la escuela, y ha informado a las familias como debe hacerlo.',
        'La escuela acepta que Skills Center guarde los nombres de usuario de estos estudiantes, sus grados, sus respuestas con su hora, las habilidades, los puntos y los logros que resultan de ellas, y un nombre, un correo electrónico y una escuela si se agregan más tarde. Todo es para su práctica en esta clase y para nada más.',
        'Esto termina cuando yo lo retiro, y para cada estudiante que deja la clase. Si ningún padre, madre o tutor ha aceptado, el nombre, el correo y la escuela del estudiante se borran enseguida.',
        'Sin consentimiento, una cuenta dura 14 días en total, contados desde el registro. Los días que ya pasaron no se recuperan. Después la cuenta se borra, a menos que acepte la familia o la escuela.',
      ],
    },
  },
  // The same content as the previous version, in shorter sentences.
  '2026-11-29': {
    en: {
      parent: [
        'I am this child’s parent or legal guardian.',
        'Skills Center may store my child’s username, password (in a form that no one can read), grade, and every answer with its time.',
        'It uses the answers to work out skills learned, points, and achievements. With them it chooses what my child practices next and shows progress.',
        'My child may add a name, an email address, and a school later.',
        'My own email address is used to write to me about this account, and for nothing else.',
        'Teachers of a class my child joins can see my child’s name and work. So can anyone my child sends a link to the progress report.',
        'The people who run this site see what they need to keep it running and to help. No one else sees it. Nothing is sold or used for advertising.',
        'The link in the email lets me see all of it, download it, and withdraw my consent at any time. Withdrawing deletes the account, unless the school has also agreed.',
      ],
      school: [
        'My school allows me to agree, in place of parents, to tools that are used only for school. It has told parents as it must.',
        'The school agrees that Skills Center stores these students’ usernames, grades, and answers with their times. It also stores the skills, points, and achievements worked out from the answers, and a name, an email address, and a school if they are added later.',
        'All of it is used for practice in this class, and for nothing else.',
        'This ends when I withdraw it, and for each student who leaves the class. If no parent has agreed, the student’s name, email address, and school are erased right away.',
        'Without consent, an account lasts 14 days in all, counted from sign-up. Days already used don’t come back. Then the account is deleted, unless a parent or the school agrees.',
      ],
    },
    es: {
      parent: [
        'Soy el padre, la madre o el tutor legal de este menor.',
        'Skills Center puede guardar el nombre de usuario de mi hijo o hija, su contraseña (de una forma que nadie puede leer), su grado y cada respuesta con su hora.',
        'A partir de las respuestas calcula las habilidades aprendidas, los puntos y los logros. Con ellos elige qué practica después mi hijo o hija y muestra su progreso.',
        'Más adelante, mi hijo o hija puede agregar un nombre, un correo electrónico y una escuela.',
        'Mi propio correo se usa para escribirme sobre esta cuenta, y para nada más.',
        'Los docentes de una clase a la que se una mi hijo o hija pueden ver su nombre y su trabajo. También puede verlos cualquier persona a quien mi hijo o hija envíe un enlace al informe de progreso.',
        'Quienes administran este sitio ven lo que necesitan para mantenerlo en marcha y para ayudar. Nadie más lo ve. Nada se vende ni se usa para publicidad.',
        'Con el enlace del correo puedo ver todo, descargarlo y retirar mi consentimiento en cualquier momento. Al retirarlo se borra la cuenta, a menos que la escuela también haya aceptado.',
      ],
      school: [
        'Mi escuela me permite aceptar, en lugar de las familias, herramientas que se usan solo para la escuela. Ha informado a las familias como debe hacerlo.',
        'La escuela acepta que Skills Center guarde los nombres de usuario de estos estudiantes, sus grados y sus respuestas con su hora. También guarda las habilidades, los puntos y los logros que resultan de las respuestas, y un nombre, un correo electrónico y una escuela si se agregan más tarde.',
        'Todo se usa para la práctica en esta clase, y para nada más.',
        'Esto termina cuando yo lo retiro, y para cada estudiante que deja la clase. Si ningún padre, madre o tutor ha aceptado, el nombre, el correo y la escuela del estudiante se borran enseguida.',
        'Sin consentimiento, una cuenta dura 14 días en total, contados desde el registro. Los días que ya pasaron no se recuperan. Después la cuenta se borra, a menos que acepte la familia o la escuela.',
      ],
    },
  },
} as const satisfies Record<string, Translations<Record<ConsentKind, readonly string[]>>>

export type ConsentVersion = keyof typeof consentTexts

/** The current version of the consent text. */
export const consentVersion: ConsentVersion = '2026-11-29'

/** The current text in every language. */
export function consentText(kind: ConsentKind): Record<Language, string[]> {
  const texts: Translations<Record<ConsentKind, readonly string[]>> = consentTexts[consentVersion]
  return byLanguage((code) => [...translated(texts, code)[kind]])
}
