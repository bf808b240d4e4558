import type { Answer } from '../answer.ts'

export const studentAnswers: readonly Answer[] = [
  {
    topic: 'student',
    question: '¿Cómo empiezo a practicar?',
    answer: [
      'Inicia sesión y presiona el botón grande en la parte de arriba de tu panel. Abre lo que más sentido tiene ahora. Debajo también puedes elegir cualquier otra habilidad.',
      'Si acabas de llegar, “Buscar por dónde empezar” hace unas preguntas de aquí y de allá, para que la práctica empiece donde te ayuda.',
    ],
    words: 'comenzar inicio primera prueba ubicación nivel',
    link: { href: '/practice/overview', label: 'Abrir tu plan', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Las preguntas están en español?',
    answer: [
      'Sí. Las preguntas con sus pistas y soluciones, las lecciones y los nombres de las habilidades están en español. Una pregunta que escribió tu maestro está en el idioma en que la escribió, y la que ya tienes en pantalla no cambia de idioma.',
    ],
    words: 'idioma lengua inglés traducir traducción',
  },
  {
    topic: 'student',
    question: 'Mi respuesta era correcta, pero escrita de otra forma. ¿Cuenta?',
    answer: [
      'Sí. 0.5, .5 y 1/2 son el mismo número, así que son la misma respuesta. La forma importa solo cuando la pregunta pide una, como la forma más simple. Entonces se te dice qué cambiar e intentas de nuevo sin perder nada.',
    ],
    words: 'equivalente fracción decimal simplificar marcada incorrecta mal',
  },
  {
    topic: 'student',
    question: 'Dice que mi respuesta no se puede leer. ¿Qué hago?',
    answer: [
      'No se pierde nada: una respuesta que no se puede leer no cuenta. Busca letras o signos de más y escríbela otra vez. Las fracciones se escriben como 3/4 y los números mixtos como 1 1/2.',
    ],
    words: 'ilegible escribir teclear formato teclado entiende',
  },
  {
    topic: 'student',
    question: 'Creo que una pregunta está mal. ¿Cómo lo digo?',
    answer: [
      'Mientras la pregunta está en tu pantalla, usa su botón “Avisar de un problema”: nos dice exactamente qué pregunta era, para que podamos crearla otra vez y mirar.',
      'Si la pregunta ya no está, escríbenos abajo y copia todas las palabras que recuerdes de ella.',
    ],
    words: 'error equivocada incorrecta reportar informar avisar problema falla',
    ask: { topic: 'question', label: 'Contarnos de una pregunta' },
  },
  {
    topic: 'student',
    question: '¿Cómo funcionan las pistas y el segundo intento?',
    answer: [
      'Las pistas primero orientan y después muestran un paso. Tras una respuesta incorrecta tienes un intento más, y luego están los pasos resueltos.',
      'Las dos cosas hacen que la respuesta cuente menos para tu dominio. Una respuesta correcta gana 10 puntos en el primer intento y 5 en el segundo; las pistas no cuestan puntos.',
    ],
    words: 'ayuda otra vez reintentar puntos solución pasos',
  },
  {
    topic: 'student',
    question: '¿Y si todavía no he aprendido algo?',
    answer: [
      'Presiona “Aún no he aprendido esto” debajo de la pregunta. No es un error. La habilidad se deja para después, y se te ofrece su lección y lo que va antes de ella.',
    ],
    words: 'saltar difícil nuevo desconocido no sé',
  },
  {
    topic: 'student',
    question: '¿Qué significa el porcentaje de dominio?',
    answer: [
      'Es la probabilidad, de 100, de que hoy aciertes una pregunta nueva de esa habilidad. La guía explica cómo se mueve, con un ejemplo para jugar.',
    ],
    words: 'puntuación número cifra barra nivel',
    link: { href: '/app/flow#mastery', label: 'Cómo se calcula', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Por qué bajó mi dominio?',
    answer: [
      'Una respuesta incorrecta lo baja un poco, y lo que no se usa por un tiempo se va olvidando, así que también baja despacio con los días. Un solo descuido nunca cuesta mucho, y las respuestas correctas lo recuperan.',
    ],
    words: 'bajar disminuir perder cayó porcentaje olvidar',
  },
  {
    topic: 'student',
    question: '¿Qué es el límite diario?',
    answer: [
      'En el plan gratuito hay un número de problemas de práctica para cada día; tu panel muestra cuántos te quedan. La cuenta empieza de nuevo a medianoche en tu zona horaria. Una pregunta que está en tu pantalla siempre se puede terminar.',
      'El segundo intento no gasta nada, y tampoco una respuesta que no se puede leer. Los repasos pendientes no cuentan. Tampoco cuentan las tareas de un docente confirmado por su escuela.',
    ],
    words: 'problemas quedan más preguntas gratis acabar medianoche',
    link: { href: '/subscription', label: 'Ver lo de hoy', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Cómo consigo Premium?',
    answer: [
      'Premium no tiene límite diario y es igual en todo lo demás. Lo decide una persona adulta: la página sobre Premium crea un enlace que le puedes enviar.',
    ],
    words: 'suscripción pagar mejorar sin límite plan costo precio comprar',
    link: { href: '/subscribe', label: 'Sobre Premium', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Cómo cambio mi grado?',
    answer: [
      'Elige otro en el selector de grado que está sobre las habilidades de tu panel. Tu progreso en cada habilidad se queda.',
    ],
    words: 'cambiar año nivel curso mayor menor',
  },
  {
    topic: 'student',
    question: '¿Cómo me uno a una clase?',
    answer: [
      'Tu docente te da un código de siete letras. Escríbelo en Clases: antes de unirte ves qué clase es y qué verá tu docente. Si tu docente creó tu cuenta, ya estás en la clase. Todo lo demás funciona sin una clase.',
    ],
    words: 'salón grupo maestra maestro profesor código inscribir entrar',
    link: { href: '/classrooms', label: 'Abrir tus clases', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Cómo funcionan las rachas, los puntos y los logros?',
    answer: [
      'Tu racha cuenta los días seguidos en los que practicaste, en tu zona horaria. Dura hasta que pasa un día entero sin práctica. Los puntos llegan con las respuestas correctas y con los logros, que señalan lo que aprendiste.',
    ],
    words: 'insignia días premio recompensa ganar medalla',
    link: { href: '/achievements', label: 'Ver todos los logros', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Qué pasa si se corta el internet?',
    answer: [
      'Una respuesta que no llegó se guarda en tu dispositivo, se envía otra vez sola y cuenta una sola vez. Ves un aviso hasta que llega.',
    ],
    words: 'sin conexión wifi señal red perdida enviar',
  },
  {
    topic: 'student',
    question: '¿Puedo practicar sin internet?',
    answer: [
      'Sí. Con conexión, elige “Llevar preguntas” en tu resumen de práctica, o “Llevar esta habilidad” junto a una pregunta. Las preguntas quedan en tu dispositivo durante una semana, con pistas y soluciones, y ves enseguida cómo te fue en cada una.',
      'Tus respuestas se envían cuando vuelve la conexión y cuentan para el día en que las diste. Las tareas de tu docente nunca van incluidas. Al cerrar sesión, las preguntas se quitan del dispositivo.',
    ],
    words: 'conexión paquete descargar camión autobús viaje casa wifi llevar',
    link: { href: '/practice/overview/offline', label: 'Ver qué hay en este dispositivo', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Puedo instalar Skills Center como una app?',
    answer: [
      'Sí, en casi todos los navegadores. En Chrome, en Edge y en Android, abre aquí los ajustes y elige “Instalar”. En un iPhone o iPad, abre el sitio en Safari, toca Compartir y luego “Agregar a inicio”.',
    ],
    words: 'aplicación instalar pantalla inicio icono ios android celular teléfono tableta',
    link: { href: '/settings', label: 'Abrir los ajustes', isSignedIn: true },
  },
  {
    topic: 'student',
    question: 'Olvidé mi contraseña o no puedo iniciar sesión. ¿Qué hago?',
    answer: [
      'Revisa que arriba del botón esté elegido Estudiante o Docente, según tu cuenta, y que Bloq Mayús esté apagado. Después de muchos intentos fallidos hay una pausa de unos minutos.',
      'Si tu docente creó tu cuenta, te puede dar una contraseña nueva. Si no, elige “¿Olvidaste tu contraseña?” debajo del formulario: al correo de la cuenta llega un enlace para elegir una nueva. Nadie puede ver tu contraseña, porque nunca se guarda de forma legible.',
    ],
    words: 'login entrar acceder restablecer bloqueada cuenta usuario clave',
    ask: { topic: 'help', label: 'Pedir ayuda' },
  },
]
