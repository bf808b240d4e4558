import type { Chapter, Guides } from '../chapter.ts'

const student: readonly Chapter[] = [
  {
    id: 'start',
    title: 'Busca por dónde empezar',
    text: [
      'Cuando acabas de llegar, todavía no sabemos qué puedes hacer. Unas preguntas de aquí y de allá lo averiguan, para que la práctica empiece donde te ayuda y no en la página uno.',
      'No es un examen y no tiene puntuación. Puedes saltarlo, o parar a la mitad y seguir después. Si algo es nuevo para ti, di “Aún no he aprendido esto”: es útil saberlo, y nunca es un error.',
    ],
    screen: { name: 'strands', caption: 'Lo que puede resultar, para alguien inventado.' },
    links: [{ href: '/practice/overview/placement', label: 'Buscar por dónde empezar' }],
  },
  {
    id: 'plan',
    title: 'Sigue tu plan o elige por tu cuenta',
    text: [
      'La práctica tiene un plan para ti: primero va lo que más te ayuda ahora, y cada línea dice por qué está ahí. Cosas nuevas, cosas que tienes a medias y cosas que están por olvidarse.',
      'Un botón practica todo el plan, mezclado. También puedes escoger una sola habilidad, o ir al mapa de grados y abrir cualquier habilidad de cualquier grado.',
    ],
    screen: {
      name: 'plan',
      caption: 'Tres líneas de un plan. Las razones son lo que hace que valga la pena seguirlo.',
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
      'Escribe o elige tu respuesta y compruébala. Cuenta cualquier forma igual: 1/2, 2/4 y 0.5 son un mismo número. Una respuesta que no se puede leer no cuesta nada; solo la escribes otra vez.',
      'Si es incorrecta, se te dice qué pudo salir mal y tienes un intento más. Después están los pasos resueltos, uno por uno, para que puedas adelantarte con la mente.',
    ],
    screen: {
      name: 'question',
      caption:
        'Inténtalo. Aquí nada cuenta, así que prueba también una respuesta incorrecta: 2/5, por ejemplo.',
    },
    after: [
      '“¿Por qué esta?” te dice la verdadera razón por la que llegó una pregunta: qué acertaste hace poco, qué toca repasar, qué tan probable es que la aciertes.',
    ],
    links: [{ href: '/practice/overview/mixed', label: 'Practicar lo que más ayuda ahora' }],
  },
  {
    id: 'help',
    title: 'Pide ayuda cuando esté difícil',
    text: [
      'Las pistas primero orientan y después muestran un paso. Hacen que la respuesta cuente un poco menos para tu dominio, y no cuestan puntos.',
      'Cada habilidad tiene una lección: la idea en una pantalla, un ejemplo resuelto y los errores que comete mucha gente. “Aún no he aprendido esto” deja una habilidad para después y ofrece la lección en su lugar.',
      'Si más de lo mismo no ayuda, el plan cambia solo: a algo que va antes, a la lección, a la misma idea preguntada de otra manera, o a un descanso.',
    ],
    screen: {
      name: 'stuck',
      caption: 'Lo que el plan ofrece a alguien que no avanza en la división de fracciones.',
    },
    links: [{ href: '/grades', label: 'Buscar una lección en el mapa de grados' }],
  },
  {
    id: 'meter',
    title: 'Lee tu dominio',
    text: [
      'El dominio es una probabilidad, no una calificación: 80 quiere decir que de 100 preguntas nuevas de esta habilidad hoy te saldrían bien unas 80. El borde suave dice qué tan segura es la cifra. Al principio es ancho, y se hace angosto a medida que respondes.',
    ],
    screen: { name: 'meters', caption: 'Al principio, en camino, dominada y por repasar.' },
    after: ['Cómo se calcula está al final de esta guía, con un ejemplo para jugar.'],
    links: [{ href: '/progress-report', label: 'Abrir tu informe' }],
  },
  {
    id: 'points',
    title: 'Puntos, rachas y logros',
    text: [
      'Una respuesta correcta gana 10 puntos en el primer intento y 5 en el segundo. Tu racha cuenta los días seguidos en los que practicaste, y dura hasta que pasa un día entero sin práctica.',
      'Los logros señalan lo que aprendiste, no cuánto tiempo pasaste aquí, y muestran cuánto falta para el siguiente.',
    ],
    screen: { name: 'achievements', caption: 'Uno ganado y uno en camino.' },
    links: [{ href: '/achievements', label: 'Ver todos los logros' }],
  },
  {
    id: 'your-way',
    title: 'Haz que funcione para ti',
    text: [
      'Escuchar: “Leer en voz alta” lee una pregunta, una pista o un paso con una voz de tu dispositivo. La oración que se lee queda marcada.',
      'Teclado: todo funciona sin mouse. Presiona ? en una pregunta para ver sus teclas.',
      'Mala conexión: una respuesta que no llega se guarda en tu dispositivo, se envía otra vez sola y cuenta una sola vez.',
      'Tiempo: nada cuenta hacia atrás. Tomarte tu tiempo nunca baja tu dominio.',
    ],
    links: [{ href: '/support#accessibility', label: 'Más sobre accesibilidad' }],
  },
  {
    id: 'limit-and-class',
    title: 'Tu día y tu clase',
    text: [
      'En el plan gratuito hay un número de problemas de práctica para cada día. Tu panel muestra cuántos te quedan. La cuenta empieza de nuevo a medianoche donde estás. Siempre puedes terminar la pregunta que está en tu pantalla. Los repasos pendientes no tienen límite. Las tareas de un docente confirmado por su escuela tampoco tienen límite.',
      'Únete a una clase con el código que te da tu docente. Tus clases y sus actividades están en Clases. Todo lo demás funciona sin una clase.',
    ],
    links: [
      { href: '/subscription', label: 'Ver lo de hoy' },
      { href: '/classrooms', label: 'Abrir tus clases' },
    ],
  },
]

const teacher: readonly Chapter[] = [
  {
    id: 'classes',
    title: 'Abrir las clases',
    text: [
      'Crear una clase, dejar que los estudiantes se unan con su código o crearles cuentas, y entregar tarjetas de acceso. Las “Herramientas docentes” del panel llevan a los mismos lugares.',
    ],
    links: [{ href: '/classrooms', label: 'Abrir las clases' }],
  },
  {
    id: 'catalog',
    title: 'Ver qué hay para practicar',
    text: [
      'El creador de preguntas muestra todas las habilidades por grado y materia, debajo de las preguntas propias. Las de matemáticas nombran sus estándares de Common Core, y las de ciencias sus expectativas de desempeño de NGSS. Matemáticas y ciencias están unidas en un solo mapa: cada habilidad dice en qué se apoya.',
      'Cada habilidad tiene una página con la idea, un ejemplo resuelto, errores comunes y su vocabulario. Se imprime en papel sin el marco del sitio, y su dirección muestra a todos el mismo ejemplo.',
    ],
    screen: { name: 'standards', caption: 'Tres habilidades con los estándares que practican.' },
    links: [
      { href: '/questions/create', label: 'Abrir la lista de habilidades' },
      { href: '/grades', label: 'Abrir el mapa de grados' },
    ],
  },
  {
    id: 'own-questions',
    title: 'Escribir preguntas propias',
    text: [
      'Se empieza por lo que leen los estudiantes y lo que es correcto. Se agregan números que cambian: con a de 2 a 12, {=a} en un texto es otro número para cada estudiante, y 2a + 1 puede ser la respuesta correcta. Condiciones como a < b dejan fuera lo que no tiene sentido.',
      'Después se nombran las respuestas incorrectas que se esperan y lo que se diría de cada una. La vista previa muestra una variante como la ven los estudiantes y acepta respuestas; la lista de abajo dice qué corregir antes de publicar y qué merece otra mirada.',
      'Las preguntas se guardan en carpetas, lo publicado se comparte con la escuela o con todos los docentes, y más adelante se ve cuántas veces se dio una pregunta y qué se respondió en lugar de lo correcto.',
    ],
    links: [{ href: '/questions/create', label: 'Abrir el creador de preguntas' }],
  },
  {
    id: 'students-question',
    title: 'Lo que encuentran los estudiantes',
    text: [
      'Las preguntas se crean de nuevo cada vez, así que dos vecinos tienen números distintos. Cuenta cualquier forma equivalente de una respuesta correcta. A una respuesta incorrecta conocida le siguen comentarios sobre ese mismo error, luego un segundo intento y luego los pasos resueltos.',
    ],
    screen: {
      name: 'question',
      caption: 'Se puede responder como lo haría un estudiante: 5/6, 10/12, o el error 2/5.',
    },
    links: [{ href: '/skills/add-fractions/modules', label: 'Leer la lección de esta pregunta' }],
  },
  {
    id: 'students-plan',
    title: 'Por qué practican lo que practican',
    text: [
      'Cada estudiante tiene un plan: primero va lo que más aporta, con su razón. Mezcla lo nuevo con lo que está por olvidarse, y vuelve a las bases que faltan.',
      'Nadie da vueltas sin avanzar. Donde más preguntas no cambiarían nada, el plan ofrece otro camino.',
    ],
    screen: { name: 'plan', caption: 'Parte del plan de un estudiante.' },
    links: [{ href: '/grades', label: 'Ver cómo se conectan las habilidades' }],
  },
  {
    id: 'reading-mastery',
    title: 'Leer una cifra de dominio',
    text: [
      'El dominio es la probabilidad, de 100, de que este estudiante acierte hoy una pregunta nueva y típica de la habilidad. Siempre viene con lo segura que es. Una cifra que se basa en dos respuestas lo dice.',
      'Con cada respuesta se mueve una cantidad limitada, así que un descuido no la arruina, y sin práctica baja despacio. Dominada quiere decir: probablemente 90 o más, mostrado en más de un día, y con suficiente seguridad.',
    ],
    screen: { name: 'meters', caption: 'Al principio, en camino, dominada y por repasar.' },
    after: ['Las reglas, y un ejemplo para recorrer con una clase, están al final de esta guía.'],
    links: [{ href: '/ml-analytics', label: 'Abrir los análisis' }],
  },
]

/** The way through the product, by role, for readers of Spanish. */
export const guides: Guides = { student, teacher }
