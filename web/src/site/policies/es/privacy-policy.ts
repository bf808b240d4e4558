import type { Policy } from '../policy.ts'
import { periods } from './periods.ts'

export const privacyPolicy: Policy = {
  title: 'Privacidad',
  heading: 'Qué guardamos sobre ti y por qué',
  description:
    'Qué guarda Skills Center sobre estudiantes, familias y docentes, por qué, quién lo ve, cuánto tiempo, y cómo verlo, corregirlo, descargarlo o borrarlo.',
  keywords: ['privacidad', 'niños', 'consentimiento', 'datos'],
  since: '2026-11-22',
  lede: 'En breve: guardamos lo que escribes al registrarte y cómo respondes, para que la práctica te convenga. No guardamos el nombre ni el correo de un niño hasta que acepte la familia o la escuela. No mostramos publicidad, no te rastreamos y no vendemos ni enviamos nada a otras empresas.',
  sections: [
    {
      heading: 'Qué guardamos y para qué',
      text: [],
      list: [
        'Tu nombre de usuario y una forma cifrada de tu contraseña, para que solo tú puedas entrar.',
        'Tu grado, para empezar con preguntas adecuadas. Nombre y apellido, para que tu docente sepa quién eres, y tu escuela, si la nombras. De un menor de 13 años, nombre y escuela solo después de que acepte la familia o la escuela.',
        'Un correo electrónico, para una contraseña nueva y para avisos sobre la cuenta. Una cuenta creada por un docente no tiene ninguno, y la de un niño tampoco hasta que alguien acepte.',
        'El correo del padre, la madre o el tutor, si un niño lo da, para pedir el consentimiento y para escribir sobre la cuenta.',
        'Cada respuesta con su hora, las pistas que tomaste y lo que resulta de ellas: dominio, puntos, racha, logros. Con eso se elige la práctica.',
        'Tus clases y las tareas que te asignan tus docentes.',
        'Si eres menor de 13 años, o si tienes 18 o más, pero nunca cuándo naciste; y quién dio su consentimiento para la cuenta de un niño, a qué texto y cuándo.',
        'Dónde tienes la sesión abierta (el nombre del navegador y del sistema), para que puedas cerrarla ahí.',
        'Lo que escribes a soporte. Hasta que alguien acepte, un niño solo puede elegir una frase ya hecha.',
      ],
    },
    {
      heading: 'Quién lo ve',
      text: [
        'Tú. Los docentes de una clase a la que te uniste ven tu nombre, tu nombre de usuario, tu grado y tu trabajo. De un niño ven el nombre de usuario y ningún nombre hasta que alguien acepte. Quienes administran este sitio pueden ver lo que necesitan para mantenerlo en marcha y ayudarte.',
        'Los demás estudiantes no ven nada sobre ti: nada de lo que escribes, ningún nombre en una lista, ninguna lista de posiciones. En una actividad en vivo ven cuántos eligieron cada respuesta, sin nombres.',
        'Un padre, una madre o un tutor a quien envías un enlace a tu informe ve ese informe hasta que el enlace se cierra. Nadie más ve nada, y en estas páginas no se carga nada de otras empresas.',
      ],
    },
    {
      heading: 'Si tienes menos de 13 años',
      text: [
        'Antes que nada preguntamos en qué mes naciste. Guardamos solo si eres menor de 13 años, o si tienes 18 o más. Si prefieres no decirlo, te tratamos como menor de 13. La respuesta no se puede cambiar después.',
        'Luego pedimos un nombre de usuario, una contraseña, tu grado y el correo de tu padre, madre o tutor, o el código de una clase. No pedimos ni guardamos tu nombre, tu correo ni tu escuela.',
        'Puedes practicar enseguida. Tu padre, madre o tutor dice que sí o que no con un enlace que le enviamos por correo, junto con lo que se guarda. O un docente a cuya clase te unes acepta por la escuela.',
        'Sin un sí, la cuenta dura 14 días en total, contados desde el registro. Si alguien retira su sí, solo siguen los días que quedan. Después se borra la cuenta con todo lo que hay en ella. Cuatro días antes escribimos a tu familia, si tenemos su correo.',
        'Hasta que alguien acepte, no puedes enviar palabras tuyas a nadie, crear enlaces a tu informe ni comprar nada. Solo un docente de una clase a la que te uniste ve tu trabajo, con tu nombre de usuario.',
        'Después de un sí puedes agregar tu nombre, tu correo y tu escuela en los ajustes. En una clase cuya escuela aceptó, tu docente puede agregar tu nombre. Si ya no queda el sí de nadie, nombre, correo y escuela se borran enseguida.',
      ],
    },
    {
      heading: 'Para familias y tutores',
      text: [
        'El enlace de nuestro correo sigue siendo suyo mientras exista la cuenta. Con él usted ve todo lo que se guarda sobre su hijo o hija, lo descarga en archivos y retira su consentimiento. Eso borra la cuenta, a menos que la escuela también haya aceptado.',
        'El enlace solo funciona donde ningún estudiante tiene la sesión abierta, y solo en un correo que ningún estudiante usa aquí. Así un niño no puede aceptar en lugar de usted.',
        'Si la escuela creó la cuenta o la aceptó, pregunte en la escuela: sus docentes pueden entregar los datos y borrar la cuenta. En cualquier otro caso, escríbanos desde la página de soporte, en “Mis datos”. Respondemos en un plazo de 30 días, y primero comprobamos su identidad.',
        'Nunca pedimos a un niño más de lo que la práctica necesita, y participar nunca depende de dar más.',
      ],
    },
    {
      heading: 'Para escuelas',
      text: [
        'Las cuentas que los docentes crean para una clase se basan en el consentimiento de la escuela y son solo para uso escolar. La escuela decide sobre ellas: sus docentes las corrigen, las exportan y las borran.',
        'Solo un docente a quien una escuela ha confirmado puede aceptar por la escuela. El registro de consentimientos nombra al docente, el texto y la hora. El docente puede retirarlo, y termina para cada estudiante que deja la clase.',
      ],
    },
    {
      heading: 'Ver, corregir, descargar, borrar',
      text: [
        'En los ajustes, “Tus datos” muestra todo lo que guardamos sobre ti, y puedes descargarlo. Nombres y correos se corrigen ahí mismo; un niño puede hacerlo después de que alguien acepte. “Borrar mi cuenta” la borra enseguida: después, ningún registro te nombra. Las cifras sobre muchos estudiantes, como qué tan difícil es una pregunta, siguen ahí sin ti.',
        'Las copias de seguridad de toda la base de datos pueden contener cuentas borradas hasta que se sobrescriben; quien administra este sitio vuelve a borrar esas cuentas si alguna vez se restaura una copia.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'Una que mantiene tu sesión abierta, otra con el idioma, si lo eliges, y otra que anota que ya iniciaste sesión en este navegador, para que los intentos fallidos de otras personas no te dejen fuera. Tus preferencias de aspecto y las respuestas que aún no se enviaron se quedan en tu navegador. No hay nada más.',
      ],
    },
    {
      heading: 'Cuando esta página cambie',
      text: [
        'Cuando cambia lo que hacemos, cambiamos esta página y la fecha de arriba. Antes de guardar más sobre niños, volveríamos a preguntar a las familias y a las escuelas.',
        'Esta es una traducción: si las dos versiones difieren, vale la versión en inglés.',
      ],
    },
  ],
  periods,
}
