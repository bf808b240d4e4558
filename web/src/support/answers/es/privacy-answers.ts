import type { Answer } from '../answer.ts'

export const privacyAnswers: readonly Answer[] = [
  {
    topic: 'privacy',
    question: '¿Qué saben de mí?',
    answer: [
      'Lo que escribiste al registrarte, cada respuesta con su hora y lo que calculamos a partir de tus respuestas: dominio, puntos, racha y logros. También guardamos lo que escribes a soporte. Si tienes menos de 13 años, no guardamos tu nombre, tu correo ni tu escuela hasta que tu familia o tu escuela dé su aprobación. De tu contraseña guardamos solo un hash, así que nadie puede leerla.',
    ],
    words: 'datos guardar recopilar información personal',
  },
  {
    topic: 'privacy',
    question: '¿Quién lo ve?',
    answer: [
      'Tú y quienes administran este sitio. Los docentes de una clase en la que estás pueden ver tu nombre, tu nombre de usuario y tu grado, qué practicas y tu progreso. Si tienes menos de 13 años, no ven tu nombre hasta que tu familia o tu escuela dé su aprobación. Tus compañeros no pueden ver nada sobre ti.',
    ],
    words: 'compartir otros maestra maestro profesor amigos público visible',
  },
  {
    topic: 'privacy',
    question: '¿Hay publicidad o rastreo?',
    answer: [
      'No. Las páginas no cargan nada de otras empresas. Usamos tres cookies: una mantiene tu sesión abierta, otra recuerda tu idioma, y otra recuerda que ya iniciaste sesión en este navegador.',
    ],
    words: 'anuncios cookies rastreadores google analytics terceros',
  },
  {
    topic: 'privacy',
    question: '¿Cómo veo, corrijo o borro mis datos?',
    answer: [
      'Elige tu nombre en la parte de arriba de la página para abrir los ajustes. Ahí puedes ver todos tus datos, descargarlos, corregir tu nombre y borrar la cuenta. Si tienes menos de 13 años, puedes agregar un nombre cuando tu familia o tu escuela dé su aprobación. Para cualquier otra cosa, escríbenos abajo, en “Mis datos”. Recibirás un número de solicitud, y una respuesta en un plazo de 30 días.',
    ],
    words: 'eliminar quitar cuenta exportar descargar copia cambiar nombre consentimiento retirar gdpr',
    ask: { topic: 'privacy', label: 'Preguntar por datos personales' },
  },
]
