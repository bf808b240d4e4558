import type { Chapter, Guides } from '../chapter.ts'

const student: readonly Chapter[] = [
  {
    id: 'start',
    title: 'Busca por dónde empezar',
    text: [
      'Cuando acabas de llegar, todavía no sabemos qué puedes hacer. Unas preguntas distintas nos ayudan a saberlo. Así tu práctica empieza en el lugar correcto para ti, y no en la página uno.',
      'No es un examen y no tiene calificación. Puedes saltarlo, o parar y continuar después. Si algo es nuevo para ti, elige “Aún no he aprendido esto”. Eso nos ayuda, y nunca es un error.',
    ],
    screen: { name: 'map', caption: 'Un resultado posible para un estudiante inventado.' },
    links: [{ href: '/practice/overview/placement', label: 'Buscar por dónde empezar' }],
  },
  {
    id: 'plan',
    title: 'Sigue tu plan o elige por tu cuenta',
    text: [
      'Tienes un plan de práctica. Primero va lo que más te ayuda, y cada línea dice por qué está ahí. Algunas habilidades son nuevas, otras están en curso, y otras necesitan un repaso corto antes de que las olvides.',
      'Con un botón practicas todo el plan, mezclado. También puedes elegir una sola habilidad, o ir al mapa de grados y abrir cualquier habilidad de cualquier grado.',
    ],
    screen: {
      name: 'plan',
      caption: 'Tres líneas de un plan, cada una con su razón.',
    },
    links: [
      { href: '/practice/overview', label: 'Abrir tu plan' },
      { href: '/grades', label: 'Abrir el mapa de grados' },
    ],
  },
  {
    id: 'question',
    title: 'Responde una pregunta',
    text: [
      'Escribe o elige tu respuesta y compruébala. Cuenta cualquier forma igual: 1/2, 2/4 y 0.5 son el mismo número. Si no podemos leer tu respuesta, no pierdes nada. Solo escríbela otra vez.',
      'Si es incorrecta, te decimos qué mirar y tienes un intento más. Después puedes ver los pasos resueltos, uno por uno, para que pienses antes de verlos.',
    ],
    screen: {
      name: 'question',
      caption: 'Inténtalo. Aquí nada cuenta, así que prueba también una respuesta incorrecta, como 2/5.',
    },
    after: [
      '“¿Por qué esta?” te dice la verdadera razón: qué acertaste hace poco, qué toca repasar y qué tan probable es que aciertes.',
    ],
    links: [{ href: '/practice/overview/mixed', label: 'Practicar lo que más ayuda ahora' }],
  },
  {
    id: 'help',
    title: 'Pide ayuda cuando esté difícil',
    text: [
      'Las pistas empiezan con una ayuda pequeña y después te muestran un paso. Con una pista, la respuesta cuenta un poco menos para tu dominio. Las pistas no cuestan puntos.',
      'Cada habilidad tiene una lección: la idea en una pantalla, un ejemplo resuelto y errores comunes. “Aún no he aprendido esto” deja la habilidad para después y te ofrece la lección.',
      'Si más de lo mismo no ayuda, tu plan cambia. Puede darte una habilidad anterior, la lección, la misma idea preguntada de otra manera o un descanso.',
    ],
    screen: {
      name: 'stuck',
      caption: 'Lo que el plan ofrece a un estudiante que no avanza en la división de fracciones.',
    },
    links: [{ href: '/grades', label: 'Buscar una lección en el mapa de grados' }],
  },
  {
    id: 'meter',
    title: 'Lee tu dominio',
    text: [
      'El dominio es una probabilidad, no una calificación. Un dominio de 80 quiere decir que hoy responderías bien unas 80 de 100 preguntas nuevas de esta habilidad. El borde suave muestra qué tan seguros estamos. Al principio es ancho, y se hace más angosto a medida que respondes.',
    ],
    screen: { name: 'meters', caption: 'Al principio, en camino, dominada y por repasar.' },
    after: ['Al final de esta guía se ve cómo se calcula, con un ejemplo que puedes probar.'],
    links: [{ href: '/progress-report', label: 'Abrir tu informe' }],
  },
  {
    id: 'points',
    title: 'Puntos, rachas y logros',
    text: [
      'Una respuesta correcta gana 10 puntos en el primer intento y 5 en el segundo. Tu racha cuenta los días seguidos en los que practicaste. Puedes tomarte un día libre a la semana: la racha sigue.',
      'Los logros muestran lo que aprendiste, no cuánto tiempo pasaste aquí. También muestran cuánto te falta para el siguiente.',
    ],
    screen: { name: 'achievements', caption: 'Uno ganado y uno en curso.' },
    links: [{ href: '/achievements', label: 'Ver todos los logros' }],
  },
  {
    id: 'your-way',
    title: 'Haz que funcione para ti',
    text: [
      'Escuchar: “Leer en voz alta” lee una pregunta, una pista o un paso con una voz de tu dispositivo y resalta la oración.',
      'Teclado: todo funciona sin mouse. Presiona ? en una pregunta para ver sus teclas.',
      'Mala conexión: si una respuesta no llega, la guardamos en tu dispositivo y la enviamos otra vez. Cuenta una sola vez.',
      'Tiempo: no hay cuenta regresiva. Tomarte tu tiempo nunca baja tu dominio.',
    ],
    links: [{ href: '/support#accessibility', label: 'Más sobre accesibilidad' }],
  },
  {
    id: 'limit-and-class',
    title: 'Tu día y tu clase',
    text: [
      'El plan gratuito tiene un número de problemas de práctica para cada día. Tu panel muestra cuántos te quedan. La cuenta empieza de nuevo a medianoche donde estás. Siempre puedes terminar la pregunta que está en tu pantalla. Los repasos pendientes no tienen límite. Las tareas de un docente confirmado por su escuela tampoco tienen límite.',
      'Únete a una clase con el código que te da tu docente. Tus clases y sus actividades están en Clases. Todo lo demás funciona sin una clase.',
    ],
    links: [
      { href: '/subscription', label: 'Ver los problemas de hoy' },
      { href: '/classrooms', label: 'Abrir tus clases' },
    ],
  },
]

const teacher: readonly Chapter[] = [
  {
    id: 'classes',
    title: 'Prepare sus clases',
    text: [
      'Cree una clase. Pida a los estudiantes que se unan con el código, o cree cuentas para ellos y entregue tarjetas de acceso. También encontrará todo esto en “Herramientas docentes”, en su panel.',
    ],
    links: [{ href: '/classrooms', label: 'Ir a Clases' }],
  },
  {
    id: 'catalog',
    title: 'Vea qué pueden practicar los estudiantes',
    text: [
      'El creador de preguntas muestra todas las habilidades por grado y materia, debajo de sus propias preguntas. Las de matemáticas indican sus estándares de Common Core, y las de ciencias, sus expectativas de desempeño de NGSS. Matemáticas y ciencias comparten un solo mapa, y cada habilidad muestra en qué se apoya.',
      'Cada habilidad tiene una página con la idea, un ejemplo resuelto, errores comunes y vocabulario. Se imprime como una hoja limpia, y un enlace a ella muestra a todos el mismo ejemplo.',
    ],
    screen: { name: 'standards', caption: 'Tres habilidades y sus estándares.' },
    links: [
      { href: '/questions/create', label: 'Ver la lista de habilidades' },
      { href: '/grades', label: 'Abrir el mapa de grados' },
    ],
  },
  {
    id: 'own-questions',
    title: 'Escriba sus propias preguntas',
    text: [
      'Empiece con la pregunta y la respuesta correcta. Puede agregar números que cambian: con a de 2 a 12, {=a} en un texto es un número distinto para cada estudiante, y 2a + 1 puede ser la respuesta correcta. Condiciones como a < b dejan fuera los números que no tienen sentido.',
      'Agregue las respuestas incorrectas que espera, con un comentario para cada una. La vista previa muestra la pregunta como la ven los estudiantes, y usted puede responderla. La lista de abajo muestra qué corregir antes de publicar y qué conviene revisar.',
      'Organice las preguntas en carpetas y comparta las publicadas con su escuela o con todos los docentes. Más adelante puede ver cuántas veces se respondió una pregunta y qué respuestas incorrectas dieron los estudiantes.',
    ],
    links: [{ href: '/questions/create', label: 'Abrir el creador de preguntas' }],
  },
  {
    id: 'students-question',
    title: 'Lo que ven sus estudiantes',
    text: [
      'Las preguntas son nuevas cada vez, así que dos estudiantes sentados juntos tienen números distintos. Cuenta cualquier forma equivalente de una respuesta correcta. Después de una respuesta incorrecta común, los estudiantes reciben comentarios sobre ese error, luego un segundo intento y luego los pasos resueltos.',
    ],
    screen: {
      name: 'question',
      caption: 'Respóndala como lo haría un estudiante: 5/6, 10/12, o el error 2/5.',
    },
    links: [{ href: '/skills/add-fractions/modules', label: 'Leer la lección de esta pregunta' }],
  },
  {
    id: 'students-plan',
    title: 'Cómo elegimos lo que practican',
    text: [
      'Cada estudiante tiene un plan. Primero va lo que más ayuda, con la razón. El plan mezcla habilidades nuevas con repaso, y vuelve a cubrir los vacíos de habilidades anteriores.',
      'Nadie se queda haciendo más de lo mismo. Cuando es poco probable que más preguntas ayuden, el plan sugiere otra cosa.',
    ],
    screen: { name: 'plan', caption: 'Parte del plan de un estudiante.' },
    links: [{ href: '/grades', label: 'Ver cómo se conectan las habilidades' }],
  },
  {
    id: 'reading-mastery',
    title: 'Entienda el dominio',
    text: [
      'El dominio es la probabilidad, de 100, de que un estudiante responda bien hoy una pregunta nueva y típica de la habilidad. Siempre muestra qué tan seguros estamos. Si un número se basa en solo dos respuestas, usted lo verá.',
      'Cada respuesta lo cambia una cantidad limitada, así que un descuido no hace mucho daño. Sin práctica, baja despacio. “Dominada” quiere decir que el dominio es probablemente de 90 o más, que el estudiante lo ha mostrado en más de un día y que estamos bastante seguros.',
    ],
    screen: { name: 'meters', caption: 'Al principio, en camino, dominada y por repasar.' },
    after: ['Al final de esta guía están las reglas y un ejemplo que puede probar con su clase.'],
    links: [{ href: '/ml-analytics', label: 'Abrir los análisis' }],
  },
]

/** The guide's chapters, by role, for Spanish readers. */
export const guides: Guides = { student, teacher }
