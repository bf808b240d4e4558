import type { Answer } from '../answer.ts'

export const teacherAnswers: readonly Answer[] = [
  {
    topic: 'teacher',
    question: '¿Cómo preparo una clase con mis estudiantes?',
    answer: [
      'Cree una clase en Clases. Los estudiantes que ya tienen cuenta se unen con el código de la clase. Para los demás, cree las cuentas ahí mismo: importe una lista en CSV o agréguelos uno por uno. Después imprima una tarjeta para cada estudiante con su nombre de usuario y su contraseña. No necesitan correo electrónico.',
      'Un menor de 13 años que se registró por su cuenta aparece con su nombre de usuario y sin nombre. Dé el consentimiento por la escuela en los ajustes de la clase. Después abra al estudiante en la lista y agregue el nombre.',
    ],
    words: 'salón grupo lista crear agregar estudiantes alumnos código invitar nombre usuario consentimiento',
    link: { href: '/classrooms', label: 'Ir a Clases', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Qué estándares cubren las preguntas?',
    answer: [
      'Las habilidades de matemáticas indican sus estándares de Common Core, y las de ciencias, sus expectativas de desempeño de NGSS. Están en el creador de preguntas y en la página de cada habilidad.',
    ],
    words: 'common core ccss ngss currículo plan de estudios alineación',
    link: { href: '/questions/create', label: 'Ver la lista de habilidades', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿De dónde vienen las preguntas?',
    answer: [
      'Para cada habilidad, personas escribieron un programa que crea las preguntas. La mayoría tiene números e historias nuevos cada vez, así que dos estudiantes sentados juntos reciben preguntas distintas. Antes de ofrecer una habilidad, sus respuestas correctas e incorrectas se revisan automáticamente muchos miles de veces.',
    ],
    words: 'generadas autor contenido calidad copiar trampa',
  },
  {
    topic: 'teacher',
    question: '¿Puedo escribir mis propias preguntas?',
    answer: [
      'Sí, en el creador de preguntas. Puede usar todos los tipos de respuesta que tienen nuestras preguntas, agregar figuras e imágenes, y usar números que cambian de un estudiante a otro. Una vista previa muestra la pregunta como la ven los estudiantes, y usted puede responderla.',
      'Una revisión prueba muchas versiones de los números, o todas si son pocas. Corrija lo que marca en rojo antes de publicar: una opción que repite otra, una respuesta incorrecta que con algunos números es correcta, o una figura sin descripción. Una versión publicada nunca cambia, así que las respuestas de los estudiantes siempre corresponden a la pregunta que vieron.',
    ],
    words:
      'crear escribir autor propia creador editor publicar borrador versión parámetros variantes imagen foto',
    link: { href: '/questions/create', label: 'Abrir el creador de preguntas', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Puedo compartir mis preguntas o importar otras?',
    answer: [
      'Puede compartir una pregunta publicada con docentes verificados de su escuela o con todos los docentes. Pueden verla y copiarla, y la suya no cambia. Nadie más ve sus borradores, y los estudiantes solo reciben preguntas publicadas.',
      'Exportar crea un archivo CSV, que lo incluye todo y se puede importar otra vez, o un paquete QTI 3 para otros programas educativos, con una lista de lo que QTI no puede incluir. Importar acepta CSV y QTI 1.2, 2 y 3, incluidos los exámenes exportados de Canvas, y le muestra cada pregunta del archivo antes de crear borradores. Una pregunta que no podemos leer con exactitud se rechaza, y le decimos por qué.',
    ],
    words: 'compartir colega escuela carpeta importar exportar csv qti hoja de cálculo paquete',
    link: { href: '/questions/create', label: 'Abrir el creador de preguntas', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Qué tan confiable es un número de dominio?',
    answer: [
      'Cada número dice qué tan seguros estamos de él: “aún no es segura”, “bastante segura” o “segura”. Una respuesta solo puede cambiarlo una cantidad limitada, y la ayuda y las respuestas al azar cuentan menos. La guía tiene las reglas y un ejemplo que puede probar con su clase.',
    ],
    words: 'exactitud confiable calificación puntuación evaluar validez precisión',
    link: { href: '/app/flow#mastery', label: 'Cómo se calcula', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Qué pasa con un estudiante que no avanza?',
    answer: [
      'Cuando es poco probable que más preguntas ayuden, el plan sugiere otra cosa: una habilidad en la que se apoya esta, la lección, la misma idea preguntada de otra manera, o una pausa hasta mañana.',
    ],
    words: 'atascado dificultad intervención reprobar batallar estancado',
  },
  {
    topic: 'teacher',
    question: '¿Puedo imprimir algo para mi clase?',
    answer: [
      'Sí. La página de cada habilidad se imprime como una lección con su ejemplo resuelto, y también puede imprimir la guía. Un enlace a una lección muestra a todos el mismo ejemplo.',
    ],
    words: 'papel hoja de trabajo folleto proyector impresión',
    link: { href: '/grades', label: 'Abrir el mapa de grados', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: '¿Puedo practicar con una cuenta de docente?',
    answer: [
      'Solo las cuentas de estudiante pueden practicar. La guía tiene una pregunta que puede probar, y el cuestionario de muestra de la página de inicio está abierto a quien no tenga sesión abierta.',
    ],
    words: 'probar demostración prueba estudiante vista previa',
    link: { href: '/app/flow', label: 'Abrir la guía', isSignedIn: true },
  },
  {
    topic: 'teacher',
    question: 'No puedo iniciar sesión con mi cuenta de docente.',
    answer: [
      'Revise que esté elegido Docente arriba del botón para iniciar sesión. Una cuenta es de estudiante o de docente.',
    ],
    words: 'login entrar acceder papel contraseña maestro maestra profesor',
  },
]
