import type { Policy } from '../policy.ts'

export const privacyPolicy: Policy = {
  title: 'Privacidad',
  heading: 'Qué guardamos sobre ti y por qué',
  description:
    'Qué guarda Skills Center sobre estudiantes, familias y docentes, por qué, quién lo ve, cuánto tiempo, y cómo verlo, corregirlo, llevártelo o borrarlo.',
  keywords: ['privacidad', 'niños', 'consentimiento', 'datos'],
  since: '2026-11-22',
  lede: 'En breve: lo que escribes al registrarte y cómo respondes, para que la práctica te quede bien. Sin publicidad, sin rastreo, nada se vende, nada se envía a otras empresas.',
  sections: [
    {
      heading: 'Qué guardamos y para qué',
      text: [],
      list: [
        'El nombre de usuario y una forma cifrada de la contraseña, para dejarte entrar a ti y a nadie más.',
        'Nombre y apellido, para que tu docente sepa quién eres; el grado, para empezar con preguntas adecuadas; la escuela, si la nombras.',
        'Un correo electrónico, para una contraseña nueva y para avisos sobre la cuenta. Una cuenta creada por un docente no tiene ninguno.',
        'Cada respuesta con su hora, las pistas que tomaste y lo que resulta de ellas: dominio, puntos, racha, logros. Con eso se elige la práctica.',
        'Las clases en las que estás y lo que tus docentes te ponen en ellas.',
        'Si eres menor de 13 años, o si tienes 18 o más, pero nunca cuándo naciste; y quién dio su consentimiento para la cuenta de un niño, a qué texto y cuándo.',
        'Dónde tienes la sesión abierta (navegador y sistema en dos palabras), para que puedas cerrarla.',
        'Lo que escribes a soporte.',
      ],
    },
    {
      heading: 'Quién lo ve',
      text: [
        'Tú. Los docentes de una clase a la que te uniste ven tu nombre, tu nombre de usuario, tu grado y tu trabajo. Quienes administran este sitio pueden ver lo que necesitan para mantenerlo en marcha y ayudarte.',
        'Los demás estudiantes no ven nada sobre ti: nada de lo que escribes, ningún nombre en una lista, ningún lugar en una clasificación. En una actividad en vivo ven cuántos respondieron qué, sin nombres.',
        'Un padre, una madre o un tutor a quien envías un enlace a tu informe ve ese informe hasta que el enlace termina. Nadie más ve nada, y en estas páginas no se carga nada de otras empresas.',
      ],
    },
    {
      heading: 'Si tienes menos de 13 años',
      text: [
        'Justo después del registro preguntamos una vez en qué mes naciste, y guardamos solo si eres menor de 13 años, o si tienes 18 o más. Si prefieres no decirlo, te tratamos como menor de 13.',
        'Puedes practicar enseguida. Un padre, una madre o un tutor tiene 14 días para aceptar: nos das su correo y le enviamos lo que se guarda y un enlace para decir sí o no. O un docente a cuya clase te unes acepta por la escuela. Si nadie acepta, la cuenta y todo lo que hay en ella se borra; antes escribimos.',
        'Hasta que alguien acepte, nada de tu cuenta se muestra a nadie más que a un docente de una clase a la que te uniste.',
      ],
    },
    {
      heading: 'Para familias y tutores',
      text: [
        'El enlace de nuestro correo sigue siendo tuyo mientras exista la cuenta. Con él ves todo lo que se guarda sobre tu hijo o hija, te lo llevas en archivos y borras la cuenta.',
        'Si la escuela creó la cuenta o la aceptó, pregunta en la escuela: sus docentes pueden entregar los datos y borrar la cuenta. En cualquier otro caso, escríbenos desde la página de soporte, en “Mis datos”. Respondemos en un plazo de 30 días, y primero comprobamos tu identidad.',
        'Nunca pedimos a un niño más de lo que la práctica necesita, y participar nunca depende de dar más.',
      ],
    },
    {
      heading: 'Para escuelas',
      text: [
        'Las cuentas que los docentes crean para una clase se basan en el consentimiento de la escuela y son solo para uso escolar. La escuela decide sobre ellas: sus docentes las corrigen, las exportan y las borran.',
        'Un docente que acepta por la escuela queda en el registro de consentimientos con el texto aceptado y la hora, y puede retirarlo.',
      ],
    },
    {
      heading: 'Ver, corregir, llevarse, borrar',
      text: [
        'En los ajustes, “Tus datos” muestra todo lo que se guarda sobre ti y lo guarda en archivos. Nombres y correos se corrigen ahí mismo. “Borrar mi cuenta” la borra enseguida: después, ningún registro te nombra. Las cifras sobre muchos estudiantes, como qué tan difícil es una pregunta, siguen ahí sin ti.',
        'Las copias de seguridad de toda la base de datos pueden contener cuentas borradas hasta que se sobrescriben; quien administra este sitio vuelve a borrar esas cuentas si alguna vez se restaura una copia.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'Una, que mantiene tu sesión abierta, y otra con el idioma, si lo eliges. Tus preferencias de aspecto y las respuestas que aún no se enviaron se quedan en tu navegador. No hay nada más.',
      ],
    },
    {
      heading: 'Cuando esta página cambie',
      text: [
        'El día de arriba cambia con ella. Si alguna vez se fuera a guardar más sobre niños, primero se volvería a preguntar a las familias y a las escuelas.',
        'Esta es una traducción: si las dos versiones difieren, vale la versión en inglés.',
      ],
    },
  ],
  hasPeriods: true,
}
