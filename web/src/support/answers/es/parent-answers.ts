import type { Answer } from '../answer.ts'

export const parentAnswers: readonly Answer[] = [
  {
    topic: 'parent',
    question: '¿Qué es esto y qué hará aquí mi hijo o hija?',
    answer: [
      'Su hijo o hija practica matemáticas y ciencias de 5.º a 8.º grado en sesiones cortas. Un plan sugiere lo que más ayuda en cada momento. Después de cada pregunta, ve enseguida si la respuesta es correcta y por qué. Hay pistas y pasos resueltos, y nombramos el error cuando lo reconocemos.',
      'No hay anuncios, ni chats con desconocidos, ni cuentas regresivas.',
    ],
    words: 'sobre seguro niños niñas menores información',
    link: { href: '/math-practice', label: 'Leer sobre la práctica de matemáticas' },
  },
  {
    topic: 'parent',
    question: '¿Cómo puedo ver cómo le va a mi hijo o hija?',
    answer: [
      'Abran juntos el informe de progreso en la cuenta de su hijo o hija. Muestra el dominio de cada habilidad, qué tan seguros estamos de él y los minutos de práctica de los últimos siete días.',
    ],
    words: 'informe progreso resultados calificaciones notas seguir avance',
  },
  {
    topic: 'parent',
    question: '¿Cuánta práctica es mejor?',
    answer: [
      'Practicar un poco muchos días funciona mejor que mucho en un solo día. Lo que sale bien otra vez un día o más después dura más. El plan de la página de práctica muestra más o menos cuántos minutos toma cada parte.',
    ],
    words: 'tiempo minutos diario seguido pantalla horas cuánto',
  },
  {
    topic: 'parent',
    question: '¿Cuesta algo?',
    answer: [
      'El plan gratuito tiene todas las habilidades, pistas y lecciones, con un límite diario de problemas de práctica. Premium quita el límite. Todo lo demás es igual. Solo las personas adultas ven los precios: su hijo o hija crea un enlace en la página sobre Premium y se lo envía a usted.',
    ],
    words: 'precio pagar pago premium suscripción dinero gratis costo',
  },
  {
    topic: 'parent',
    question: '¿Cómo cancelo Premium o cambio mi tarjeta?',
    answer: [
      'Use el enlace que le enviamos por correo cuando pagó. Abre el plan, donde puede cambiar la tarjeta, ver las facturas y cancelar en dos clics. Premium dura hasta que termina el tiempo que pagó, y hasta entonces puede deshacer la cancelación.',
      'Si no encuentra el correo, pida a su hijo o hija un enlace desde la página “Tu plan”. Abre una página que le envía uno nuevo por correo.',
    ],
    words: 'cancelar suscripción reembolso terminar tarjeta recibo factura administrar enlace',
  },
  {
    topic: 'parent',
    question: '¿Puedo ver, corregir o borrar lo que guardan sobre mi hijo o hija?',
    answer: [
      'Sí. Si le enviamos un enlace para dar su consentimiento, ábralo. Puede ver todo, descargarlo y borrar la cuenta.',
      'Si no tiene un enlace, escríbanos abajo, en “Mis datos”, y elija “Pregunto por mi hijo o hija”. Respondemos en un plazo de 30 días. Primero comprobamos su identidad.',
    ],
    words: 'privacidad datos eliminar quitar cuenta coppa ferpa gdpr consentimiento',
    ask: { topic: 'privacy', label: 'Preguntar por datos personales' },
  },
  {
    topic: 'parent',
    question: 'Mi hijo o hija no tiene correo electrónico. ¿Es un problema?',
    answer: [
      'No. Un menor de 13 años se registra con un nombre de usuario y con el correo de usted o el código de una clase. Para recibir una respuesta nuestra, escríbanos usted.',
    ],
    words: 'email dirección cuenta mail',
  },
  {
    topic: 'parent',
    question: 'Mi hijo o hija tiene menos de 13 años. ¿Qué necesitan de mí?',
    answer: [
      'Su consentimiento. Su hijo o hija nos da el correo de usted, y le enviamos por correo qué guardamos y un enlace para decir que sí o que no. Abra el enlace en su propio dispositivo, o cierre antes la sesión de su hijo o hija. También puede dar el consentimiento un docente por la escuela.',
      'Hasta entonces no guardamos el nombre, el correo ni la escuela de su hijo o hija. Puede practicar, pero no puede escribirnos con sus propias palabras. Si nadie da el consentimiento, borramos la cuenta 14 días después del registro.',
    ],
    words: 'edad consentimiento permiso aceptar trece coppa enlace correo',
  },
]
