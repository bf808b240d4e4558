import type { Answer } from '../answer.ts'

export const studentAnswers: readonly Answer[] = [
  {
    topic: 'student',
    question: '¿Cómo empiezo a practicar?',
    answer: [
      'Inicia sesión y elige el botón grande en la parte de arriba de tu panel. Abre lo que más te ayuda ahora. Debajo también puedes elegir cualquier otra habilidad.',
      'Si acabas de llegar, “Buscar por dónde empezar” te hace unas preguntas distintas. Así tu práctica empieza en el lugar correcto para ti.',
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
      'Sí. 0.5, .5 y 1/2 son el mismo número, así que son la misma respuesta. La forma solo importa cuando la pregunta pide una, como la forma más simple. Entonces te decimos qué cambiar e intentas de nuevo. No pierdes nada.',
    ],
    words: 'equivalente fracción decimal simplificar marcada incorrecta mal',
  },
  {
    topic: 'student',
    question: 'Dice que mi respuesta no se puede leer. ¿Qué hago?',
    answer: [
      'No te preocupes. Una respuesta que no podemos leer no cuenta. Busca letras o signos de más y escríbela otra vez. Las fracciones se escriben como 3/4 y los números mixtos como 1 1/2.',
    ],
    words: 'ilegible escribir teclear formato teclado entiende',
  },
  {
    topic: 'student',
    question: 'Creo que una pregunta está mal. ¿Cómo lo digo?',
    answer: [
      'Mientras la pregunta está en tu pantalla, usa su botón “Avisar de un problema”. Nos dice exactamente qué pregunta es, para que podamos revisarla.',
      'Si la pregunta ya no está, escríbenos abajo y copia todo lo que recuerdes de ella.',
    ],
    words: 'error equivocada incorrecta reportar informar avisar problema falla',
    ask: { topic: 'question', label: 'Contarnos de una pregunta' },
  },
  {
    topic: 'student',
    question: '¿Cómo funcionan las pistas y el segundo intento?',
    answer: [
      'Las pistas empiezan con una ayuda pequeña y después te muestran un paso. Si tu respuesta es incorrecta, tienes un intento más. Luego puedes ver los pasos resueltos.',
      'Con una pista o en el segundo intento, la respuesta cuenta menos para tu dominio. Una respuesta correcta gana 10 puntos en el primer intento y 5 en el segundo. Las pistas no cuestan puntos.',
    ],
    words: 'ayuda otra vez reintentar puntos solución pasos',
  },
  {
    topic: 'student',
    question: '¿Y si todavía no he aprendido algo?',
    answer: [
      'Elige “Aún no he aprendido esto” debajo de la pregunta. No es un error. Dejamos la habilidad para después y te ofrecemos su lección y las habilidades que van antes.',
    ],
    words: 'saltar difícil nuevo desconocido no sé',
  },
  {
    topic: 'student',
    question: '¿Qué significa el porcentaje de dominio?',
    answer: [
      'Es la probabilidad, de 100, de que hoy respondas bien una pregunta nueva de esa habilidad. La guía explica cómo se mueve, con un ejemplo que puedes probar.',
    ],
    words: 'puntuación número cifra barra nivel',
    link: { href: '/app/flow#mastery', label: 'Cómo se calcula', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Por qué bajó mi dominio?',
    answer: [
      'Una respuesta incorrecta lo baja un poco. También olvidamos lo que no usamos, así que baja despacio con el tiempo. Un solo descuido nunca cuesta mucho, y las respuestas correctas lo recuperan.',
    ],
    words: 'bajar disminuir perder cayó porcentaje olvidar',
  },
  {
    topic: 'student',
    question: '¿Qué es el límite diario?',
    answer: [
      'El plan gratuito tiene un número de problemas de práctica para cada día. Tu panel muestra cuántos te quedan. La cuenta empieza de nuevo a medianoche en tu zona horaria. Siempre puedes terminar la pregunta que está en tu pantalla.',
      'El segundo intento no gasta nada, y tampoco una respuesta que no podemos leer. Los repasos pendientes no cuentan. Tampoco cuentan las tareas de un docente confirmado por su escuela.',
    ],
    words: 'problemas quedan más preguntas gratis acabar medianoche',
    link: { href: '/subscription', label: 'Ver los problemas de hoy', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Cómo consigo Premium?',
    answer: [
      'Premium no tiene límite diario. Todo lo demás es igual. Lo decide una persona adulta. La página sobre Premium crea un enlace que le puedes enviar.',
    ],
    words: 'suscripción pagar mejorar sin límite plan costo precio comprar',
    link: { href: '/subscribe', label: 'Sobre Premium', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Cómo cambio mi grado?',
    answer: [
      'Elige otro grado arriba de las habilidades de tu panel. Conservas tu progreso en cada habilidad.',
    ],
    words: 'cambiar año nivel curso mayor menor',
  },
  {
    topic: 'student',
    question: '¿Cómo me uno a una clase?',
    answer: [
      'Tu docente te da un código de siete letras. Escríbelo en Clases. Antes de unirte verás qué clase es y qué puede ver tu docente. Si tu docente creó tu cuenta, ya estás en la clase. Todo lo demás funciona sin una clase.',
    ],
    words: 'salón grupo maestra maestro profesor código inscribir entrar',
    link: { href: '/classrooms', label: 'Ir a Clases', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Cómo funcionan las rachas, los puntos y los logros?',
    answer: [
      'Tu racha cuenta los días seguidos en los que practicaste, en tu zona horaria. Puedes tomarte un día libre a la semana: la racha sigue. Ganas puntos con respuestas correctas y con logros, que muestran lo que aprendiste.',
    ],
    words: 'insignia días premio recompensa ganar medalla',
    link: { href: '/achievements', label: 'Ver todos los logros', isSignedIn: true },
  },
  {
    topic: 'student',
    question: '¿Qué pasa si se corta el internet?',
    answer: [
      'Si una respuesta no llega, la guardamos en tu dispositivo y la enviamos otra vez. Cuenta una sola vez. Verás un aviso hasta que se envíe.',
    ],
    words: 'sin conexión wifi señal red perdida enviar',
  },
  {
    topic: 'student',
    question: '¿Puedo practicar sin internet?',
    answer: [
      'Sí. Con conexión, elige “Descargar práctica” en tu resumen de práctica, o “Descargar para usar sin conexión” junto a una pregunta. Tendrás las preguntas en tu dispositivo durante una semana, con pistas y soluciones. Verás enseguida si cada respuesta es correcta.',
      'Enviamos tus respuestas cuando vuelve la conexión. Cuentan para el día en que las diste. Las tareas de tu docente no se pueden descargar. Al cerrar sesión, las preguntas se quitan del dispositivo.',
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
      'Revisa que elegiste el papel correcto arriba del botón, Estudiante o Docente, y que Bloq Mayús esté apagado. Después de muchos intentos equivocados tienes que esperar unos minutos.',
      'Si tu docente creó tu cuenta, pídele que restablezca tu contraseña. Si no, elige “¿Olvidaste tu contraseña?” debajo del formulario. Enviaremos un enlace al correo de la cuenta. Nadie puede ver tu contraseña, porque nunca la guardamos de forma legible.',
    ],
    words: 'login entrar acceder restablecer bloqueada cuenta usuario clave',
    ask: { topic: 'help', label: 'Pedir ayuda' },
  },
]
