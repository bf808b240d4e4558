import type { Answer } from '../answer.ts'

export const parentAnswers: readonly Answer[] = [
  {
    topic: 'parent',
    question: '¿Qué es esto y qué hará aquí mi hijo o hija?',
    answer: [
      'Práctica corta de matemáticas y ciencias para 5.º a 8.º grado. Un plan propone lo que más ayuda en cada momento; cada pregunta dice enseguida si la respuesta es correcta y por qué, ofrece pistas y pasos resueltos, y nombra el error cuando lo reconoce.',
      'No hay publicidad, ni chat con desconocidos, ni cuenta regresiva.',
    ],
    words: 'sobre seguro niños niñas menores información',
    link: { href: '/math-practice', label: 'Leer sobre la práctica de matemáticas' },
  },
  {
    topic: 'parent',
    question: '¿Cómo puedo ver cómo le va a mi hijo o hija?',
    answer: [
      'Pueden abrir juntos el informe de progreso en la cuenta de tu hijo o hija: ahí está el dominio de cada habilidad, con lo segura que es la cifra, y los minutos de los últimos siete días.',
    ],
    words: 'informe progreso resultados calificaciones notas seguir avance',
  },
  {
    topic: 'parent',
    question: '¿Cuánta práctica conviene?',
    answer: [
      'Un poco muchos días ayuda más que mucho en uno solo: lo que sale bien otra vez después de un día o más se conserva por más tiempo. El plan, en la página de práctica, dice más o menos cuántos minutos toma cada parte.',
    ],
    words: 'tiempo minutos diario seguido pantalla horas cuánto',
  },
  {
    topic: 'parent',
    question: '¿Cuesta algo?',
    answer: [
      'El plan gratuito tiene todas las habilidades, pistas y lecciones, con un número de problemas de práctica al día. Premium quita ese número, y nada más. Los precios están en una página solo para personas adultas: tu hijo o hija crea un enlace en la página sobre Premium y te lo envía.',
    ],
    words: 'precio pagar pago premium suscripción dinero gratis costo',
  },
  {
    topic: 'parent',
    question: '¿Cómo cancelo Premium o cambio mi tarjeta?',
    answer: [
      'Con el enlace que te llegó por correo al pagar: abre el plan, donde puedes cambiar la tarjeta, ver las facturas y cancelar en dos clics. Premium sigue hasta que termina lo pagado, y hasta entonces puedes arrepentirte.',
      'Si perdiste el correo, pide a tu hijo o hija un enlace desde su página “Tu plan”. Abre una página que te envía uno nuevo.',
    ],
    words: 'cancelar suscripción reembolso terminar tarjeta recibo factura administrar enlace',
  },
  {
    topic: 'parent',
    question: '¿Puedo ver, corregir o borrar lo que se guarda sobre mi hijo o hija?',
    answer: [
      'Sí. Si le enviamos un enlace para aceptar la cuenta, ábralo: muestra todo, permite descargarlo y borra la cuenta.',
      'Si no tiene un enlace, escríbanos abajo, en “Mis datos”, y elija “Pregunto por mi hijo o hija”. Respondemos en un plazo de 30 días, y primero comprobamos su identidad.',
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
      'Su consentimiento. Su hijo o hija nos da el correo de usted, y le enviamos lo que se guarda y un enlace para aceptar o no. Abra el enlace en su propio dispositivo, o cierre antes la sesión de su hijo o hija. También puede aceptar un docente por la escuela.',
      'Hasta entonces no guardamos el nombre, el correo ni la escuela de su hijo o hija. Puede practicar, pero no escribirnos con sus propias palabras. Sin consentimiento, la cuenta se borra 14 días después del registro.',
    ],
    words: 'edad consentimiento permiso aceptar trece coppa enlace correo',
  },
]
