import type { Answer } from '../answer.ts'

export const teacherAnswers: readonly Answer[] = [
  {
    topic: 'teacher',
    question: '¿Cómo armo una clase con mis estudiantes?',
    answer: [
      'La clase se crea en Clases. Quienes ya tienen cuenta se unen con el código que recibe la clase. Para los demás se crean las cuentas ahí mismo, desde una lista en CSV o de una en una, y se imprime para cada estudiante una tarjeta con su nombre de usuario y su contraseña. No necesitan correo electrónico.',
      'Un menor de 13 años que se registró por su cuenta aparece con su nombre de usuario y sin nombre. Primero hay que aceptar por la escuela en los ajustes de la clase; después se abre al estudiante en la lista y se agrega el nombre.',
    ],
    words: 'salón grupo lista crear agregar estudiantes alumnos código invitar nombre usuario consentimiento',
    link: { href: '/classrooms', label: 'Abrir las clases', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Qué estándares cubren las preguntas?',
    answer: [
      'Las habilidades de matemáticas nombran sus estándares de Common Core, y las de ciencias sus expectativas de desempeño de NGSS. Están en el creador de preguntas y en la página de cada habilidad.',
    ],
    words: 'common core ccss ngss currículo plan de estudios alineación',
    link: { href: '/questions/create', label: 'Abrir la lista de habilidades', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿De dónde vienen las preguntas?',
    answer: [
      'Las generan programas que personas escribieron para cada habilidad. La mayoría tiene números e historias nuevos cada vez, así que dos estudiantes sentados juntos reciben preguntas distintas. Antes de ofrecer una habilidad, sus respuestas correctas e incorrectas se revisan de forma automática muchos miles de veces.',
    ],
    words: 'generadas autor contenido calidad copiar trampa',
  },
  {
    topic: 'teacher',
    question: '¿Puedo escribir mis propias preguntas?',
    answer: [
      'Sí, en el creador de preguntas, con todas las maneras de responder que tienen las nuestras, con figuras e imágenes, y con números que cambian de un estudiante a otro. Al lado se ve la pregunta como la ve un estudiante, y se puede responder.',
      'Una revisión recorre muchas variantes, o todas cuando son pocas. Lo que marca en rojo se tiene que corregir antes de publicar: una opción que repite otra, una respuesta incorrecta que con ciertos números es correcta, una figura sin descripción. Lo publicado es una versión que ya no cambia, así que las respuestas de los estudiantes siempre corresponden a la pregunta que vieron.',
    ],
    words:
      'crear escribir autor propia creador editor publicar borrador versión parámetros variantes imagen foto',
    link: { href: '/questions/create', label: 'Abrir el creador de preguntas', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Puedo compartir mis preguntas o traer algunas de otro lugar?',
    answer: [
      'Una pregunta publicada se puede compartir con docentes cuya cuenta nombra la misma escuela, o con todos los docentes. La leen y la copian; la tuya se queda como está. Nadie más ve los borradores, y a los estudiantes solo les llega lo publicado.',
      'Exportar crea una tabla CSV, que lo contiene todo y se puede volver a importar, o un paquete QTI 3 para otras plataformas, con una lista de lo que QTI no puede expresar. Importar muestra fila por fila lo que hay en un archivo antes de crear borradores.',
    ],
    words: 'compartir colega escuela carpeta importar exportar csv qti hoja de cálculo paquete',
    link: { href: '/questions/create', label: 'Abrir el creador de preguntas', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Qué tanto puedo confiar en una cifra de dominio?',
    answer: [
      'Es una probabilidad que lleva al lado su propia duda: “todavía conociéndote”, “bastante segura” o “segura”. Una respuesta la mueve una cantidad limitada, y la ayuda y las respuestas apresuradas cuentan menos. La guía tiene las reglas y un ejemplo para recorrer con una clase.',
    ],
    words: 'exactitud confiable calificación puntuación evaluar validez precisión',
    link: { href: '/app/flow#mastery', label: 'Cómo se calcula', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Qué pasa con un estudiante que no avanza?',
    answer: [
      'Cuando más preguntas no cambiarían nada, la práctica propone otro camino: una habilidad en la que esta se apoya, la lección, la misma idea preguntada de otra manera, o una pausa hasta mañana.',
    ],
    words: 'atascado dificultad intervención reprobar batallar estancado',
  },
  {
    topic: 'teacher',
    question: '¿Puedo imprimir algo para mi clase?',
    answer: [
      'Sí: la página de cada habilidad se imprime como una lección con su ejemplo resuelto, y la guía también se imprime. Un enlace a una lección muestra a todos el mismo ejemplo.',
    ],
    words: 'papel hoja de trabajo folleto proyector impresión',
    link: { href: '/grades', label: 'Abrir el mapa de grados', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Puedo practicar con una cuenta de docente?',
    answer: [
      'La práctica es de las cuentas de estudiante. La guía tiene una pregunta para probar, y el cuestionario de muestra de la página de inicio está abierto a quien no tenga sesión abierta.',
    ],
    words: 'probar demostración prueba estudiante vista previa',
    link: { href: '/app/flow', label: 'Abrir la guía', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'No puedo iniciar sesión con mi cuenta de docente.',
    answer: [
      'Revisa que esté elegido Docente arriba del botón para iniciar sesión: una cuenta es de estudiante o de docente.',
    ],
    words: 'login entrar acceder papel contraseña maestro maestra profesor',
  },
]
