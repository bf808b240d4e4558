import type { Answer } from '../answer.ts'

export const accessAnswers: readonly Answer[] = [
  {
    topic: 'access',
    question: '¿Puedo usar todo con el teclado?',
    answer: [
      'Sí. Con Tab pasas de un control a otro, con las flechas pasas de una opción a otra y con Enter compruebas la respuesta. El primer Tab de cada página te deja saltar el menú, y con F8 vas a un aviso. En una pregunta, presiona ? para ver sus teclas.',
    ],
    words: 'atajos mouse ratón tabulador foco teclas tab',
  },
  {
    topic: 'access',
    question: '¿Funciona con un lector de pantalla?',
    answer: [
      'Sí. Los lectores de pantalla leen las matemáticas como matemáticas, cada figura tiene una descripción con todo lo que necesitas para responder, y oyes enseguida si tu respuesta es correcta.',
    ],
    words: 'nvda jaws voiceover talkback ceguera ciego ciega voz baja visión',
  },
  {
    topic: 'access',
    question: '¿Me puede leer en voz alta?',
    answer: [
      'Sí. “Leer en voz alta” lee las preguntas, las pistas y los pasos con una voz de tu dispositivo y resalta la oración. Una voz en español lee lo que está en español. Si tu dispositivo no tiene voces, no lo verás.',
    ],
    words: 'escuchar oír voz audio hablar dislexia sonido lectura',
  },
  {
    topic: 'access',
    question: '¿Puedo agrandar el texto o usar una pantalla oscura?',
    answer: [
      'Sí. Las páginas usan los ajustes de tu dispositivo: texto más grande, zoom de 200% y más, modo claro u oscuro, y movimiento reducido.',
    ],
    words: 'zoom letra tamaño fuente contraste modo oscuro noche claro tema animaciones aumentar',
  },
  {
    topic: 'access',
    question: '¿Las preguntas tienen límite de tiempo?',
    answer: ['No. No hay cuenta regresiva, y tomarte tu tiempo nunca baja tu dominio.'],
    words: 'reloj cronómetro lento rápido pausa tiempo extra prisa',
  },
]
