import type { Policy } from '../policy.ts'

export const termsPolicy: Policy = {
  title: 'Condiciones',
  heading: 'Lo que vale entre nosotros',
  description:
    'Las condiciones de Skills Center en palabras sencillas: tu cuenta, tu trabajo, los planes y lo que prometemos.',
  keywords: ['condiciones', 'términos', 'reglas'],
  since: '2026-11-22',
  lede: 'Una página que se puede leer a los doce años. Quien administra este sitio te lo ofrece con estas condiciones.',
  sections: [
    {
      heading: 'Tu cuenta',
      text: [
        'Una cuenta es para una sola persona. Guarda tu contraseña para ti, y avísanos o avisa a tu docente si crees que alguien más la sabe.',
        'Si tienes menos de 13 años, tu familia o tu escuela tiene que aceptar; la página de privacidad dice cómo. Quien crea cuentas para estudiantes lo hace para una escuela que puede decidir sobre ellas.',
      ],
    },
    {
      heading: 'Qué te pedimos',
      text: [],
      list: [
        'Responde por ti. La práctica que hizo otra persona no te enseña nada y confunde a tu docente.',
        'No intentes llegar a las cuentas o los datos de otras personas ni sobrecargues el sitio a propósito.',
        'Si escribes preguntas para tu clase, escríbelas tú o usa lo que tengas permitido usar, y nada sobre estudiantes reales.',
      ],
    },
    {
      heading: 'Tu trabajo es tuyo',
      text: [
        'Lo que respondes y escribes sigue siendo tuyo. Nos dejas guardarlo y trabajar con ello para la práctica, los informes y las clases, y para nada más. Puedes llevártelo y borrarlo cuando quieras.',
      ],
    },
    {
      heading: 'Planes',
      text: [
        'El plan gratuito tiene todas las habilidades, lecciones y pistas, con una cantidad de problemas de práctica al día. Premium quita esa cantidad. Un plan lo compra una persona adulta, dice su precio antes y se puede terminar en cualquier momento; lo que aprendiste se queda contigo de todos modos.',
      ],
    },
    {
      heading: 'Qué prometemos y qué no podemos',
      text: [
        'Revisamos las preguntas de forma automática y corregimos los errores de los que nos avisas. Guardamos lo que el servidor aceptó. El dominio es una estimación y dice qué tan segura es: no es una calificación, y ninguna decisión sobre una persona debe basarse solo en él.',
        'El sitio puede fallar de vez en cuando, y hay errores. Se ofrece tal como es, hasta donde lo permite la ley del lugar donde vives.',
      ],
    },
    {
      heading: 'Terminar',
      text: [
        'Puedes borrar tu cuenta en cualquier momento. Podemos cerrar una cuenta que daña a otros o al sitio; cuando se puede, decimos antes por qué y te dejamos llevarte tus datos.',
      ],
    },
    {
      heading: 'El programa',
      text: [
        'Skills Center es software libre bajo la Licencia Pública General Affero de GNU, versión 3 o posterior: cualquiera puede usarlo, leerlo, cambiarlo y compartirlo en los términos de esa licencia.',
        'Esta es una traducción: si las dos versiones difieren, vale la versión en inglés.',
      ],
    },
  ],
}
