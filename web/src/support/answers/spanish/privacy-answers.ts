import type { Answer } from '../answer.ts'

export const privacyAnswers: readonly Answer[] = [
  {
    topic: 'privacy',
    question: '¿Qué saben de mí?',
    answer: [
      'Lo que se escribió al registrarte, cada respuesta con su hora y lo que resulta de ellas: dominio, puntos, racha y logros. También se guarda lo que escribes a soporte. Si tienes menos de 13 años, no guardamos tu nombre, tu correo ni tu escuela antes de que tu familia o tu escuela dé su aprobación. De tu contraseña se guarda solo un hash, del que no se puede volver a leer.',
    ],
    words: 'datos guardar recopilar información personal',
  },
  {
    topic: 'privacy',
    question: '¿Quién lo ve?',
    answer: [
      'Tú y quienes administran este sitio. Los docentes de una clase en la que estás ven tu nombre, tu nombre de usuario y tu grado, qué practicas y hasta dónde has llegado. Si tienes menos de 13 años, no ven tu nombre antes de que tu familia o tu escuela dé su aprobación. Tus compañeros no ven nada sobre ti.',
    ],
    words: 'compartir otros maestra maestro profesor amigos público visible',
  },
  {
    topic: 'privacy',
    question: '¿Hay publicidad o rastreo?',
    answer: [
      'No. Las páginas no cargan nada de otras empresas. Una cookie mantiene tu sesión abierta, otra recuerda el idioma que elegiste, y otra anota que ya iniciaste sesión en este navegador.',
    ],
    words: 'anuncios cookies rastreadores google analytics terceros',
  },
  {
    topic: 'privacy',
    question: '¿Cómo veo, corrijo o borro mis datos?',
    answer: [
      'Elige tu nombre en la parte de arriba de la página: los ajustes muestran todo lo que se guarda sobre ti, te lo dan en archivos, corrigen tu nombre y borran la cuenta. Si tienes menos de 13 años, puedes agregar un nombre cuando tu familia o tu escuela dé su aprobación. Para cualquier otra cosa, escríbenos abajo, en “Mis datos”. Recibes un número y un día en el que a más tardar tendrás respuesta: 30 días después, como máximo.',
    ],
    words: 'eliminar quitar cuenta exportar descargar copia cambiar nombre consentimiento retirar gdpr',
    ask: { topic: 'privacy', label: 'Preguntar por datos personales' },
  },
]
