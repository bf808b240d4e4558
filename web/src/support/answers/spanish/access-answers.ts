import type { Answer } from '../answer.ts'

export const accessAnswers: readonly Answer[] = [
  {
    topic: 'access',
    question: '¿Puedo usar todo con el teclado?',
    answer: [
      'Sí. Con Tab pasas de un control a otro, con las flechas de una opción a otra, y con Enter compruebas la respuesta. El primer Tab de cada página ofrece saltar el menú, y con F8 vas a un aviso. En una pregunta, ? muestra sus teclas.',
    ],
    words: 'atajos mouse ratón tabulador foco teclas tab',
  },
  {
    topic: 'access',
    question: '¿Funciona con un lector de pantalla?',
    answer: [
      'Las matemáticas están escritas de modo que los lectores de pantalla las leen como matemáticas, cada figura tiene una descripción con todo lo necesario para responder, y el resultado de una respuesta se anuncia en cuanto aparece.',
    ],
    words: 'nvda jaws voiceover talkback ceguera ciego ciega voz baja visión',
  },
  {
    topic: 'access',
    question: '¿Me puede leer en voz alta?',
    answer: [
      '“Leer en voz alta” lee las preguntas, las pistas y los pasos con una voz de tu dispositivo, y marca la oración que se está leyendo. Lo que está en español lo lee una voz en español. En un dispositivo sin voces no aparece.',
    ],
    words: 'escuchar oír voz audio hablar dislexia sonido lectura',
  },
  {
    topic: 'access',
    question: '¿Puedo agrandar el texto o usar una pantalla oscura?',
    answer: [
      'Las páginas siguen lo que tenga tu sistema: texto más grande y zoom hasta 200% y más, claro u oscuro, y menos movimiento si lo pediste así.',
    ],
    words: 'zoom letra tamaño fuente contraste modo oscuro noche claro tema animaciones aumentar',
  },
  {
    topic: 'access',
    question: '¿Las preguntas tienen límite de tiempo?',
    answer: ['No. Nada cuenta hacia atrás, y tomarte tu tiempo nunca baja tu dominio.'],
    words: 'reloj cronómetro lento rápido pausa tiempo extra prisa',
  },
]
