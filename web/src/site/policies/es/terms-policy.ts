import type { Policy } from '../policy.ts'

export const termsPolicy: Policy = {
  title: 'Condiciones',
  heading: 'Nuestras condiciones',
  description:
    'Las condiciones de Skills Center en palabras sencillas: tu cuenta, tu trabajo, los planes y lo que prometemos.',
  keywords: ['condiciones', 'términos', 'reglas'],
  since: '2026-11-22',
  lede: 'Esta página se puede leer a los doce años. Quienes administran este sitio te lo ofrecen con estas condiciones.',
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
        'Haz tu propio trabajo. Si otra persona practica por ti, no aprendes nada y confundes a tu docente.',
        'No intentes llegar a las cuentas o los datos de otras personas ni sobrecargues el sitio a propósito.',
        'Si escribes preguntas para tu clase, escríbelas tú o usa lo que tengas permitido usar, y nada sobre estudiantes reales.',
      ],
    },
    {
      heading: 'Tu trabajo es tuyo',
      text: [
        'Lo que respondes y escribes sigue siendo tuyo. Nos dejas guardarlo y trabajar con ello para la práctica, los informes y las clases, y para nada más. Puedes descargarlo y borrarlo cuando quieras.',
      ],
    },
    {
      heading: 'Planes',
      text: [
        'El plan gratuito tiene todas las habilidades, lecciones y pistas, con un límite diario de problemas de práctica. Premium quita ese límite. Solo una persona adulta puede comprar un plan. Primero ve el precio y puede cancelarlo en cualquier momento. Tu trabajo se conserva de todos modos.',
      ],
    },
    {
      heading: 'Qué prometemos y qué no podemos',
      text: [
        'Revisamos las preguntas de forma automática y corregimos los errores de los que nos avisas. Guardamos cada respuesta que el servidor acepta. El dominio es una estimación y dice qué tan segura es. No es una calificación, y ninguna decisión sobre una persona debe basarse solo en él.',
        'El sitio puede fallar de vez en cuando, y hay errores. Se ofrece tal como es, hasta donde lo permite la ley del lugar donde vives.',
      ],
    },
    {
      heading: 'Cerrar una cuenta',
      text: [
        'Puedes borrar tu cuenta en cualquier momento. Podemos cerrar una cuenta que daña a otras personas o al sitio. Cuando se puede, te decimos antes por qué y te dejamos descargar tus datos.',
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
