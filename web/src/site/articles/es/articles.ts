import type { Articles } from '../article.ts'

/** The same pages as in English, written for Spanish readers. */
export const articles: Articles = {
  '/math-practice': {
    title: 'Práctica de matemáticas para 5.º a 8.º grado',
    description:
      'Práctica de matemáticas que se adapta a tus respuestas: fracciones, razones, enteros, ecuaciones y pendiente, con comentarios sobre cada error.',
    keywords: ['práctica de matemáticas', 'matemáticas de secundaria', 'fracciones', 'razones', 'ecuaciones'],
    subject: 'math',
    heading: 'Matemáticas que parten de lo que ya sabes hacer',
    lede: 'De sumar fracciones en 5.º grado a la pendiente de una recta en 8.º, cada idea se apoya en una anterior. La práctica empieza donde estás y avanza cuando ya puedes.',
    sections: [
      {
        heading: 'Números nuevos cada vez',
        text: 'Las preguntas se crean cuando las necesitas, así que practicas la idea y no el recuerdo de una respuesta. Cada una se revisa antes de que la veas.',
      },
      {
        heading: 'Escribe la respuesta a tu manera',
        text: 'Escribe 1/2, 0.5 o 2/4: un valor igual se reconoce. Si una pregunta pide la forma más simple, un valor correcto en otra forma no te cuesta nada: se te dice qué cambiar.',
      },
      {
        heading: 'Tres niveles de pensamiento',
        text: 'Cada habilidad tiene un nivel inicial, uno de grado y uno de reto. Se distinguen en cómo tienes que pensar, no solo en el tamaño de los números.',
      },
      {
        heading: 'Pasos cuando los quieras',
        text: 'Las pistas primero orientan y después muestran un paso. Cuando la pregunta se cierra, la solución usa los números que tenías enfrente.',
      },
    ],
    example: {
      question: '¿Qué conviene más: 6 bolígrafos por $4.50 o 10 bolígrafos por $7.00?',
      steps: [
        'Busca el precio de un bolígrafo en los dos casos, para poder compararlos.',
        '$4.50 ÷ 6 = $0.75 por bolígrafo. $7.00 ÷ 10 = $0.70 por bolígrafo.',
        '$0.70 es menos que $0.75, así que convienen más los 10 bolígrafos por $7.00.',
      ],
    },
    related: ['/grade-5-math', '/grade-6-math', '/grade-7-math', '/grade-8-math', '/science-learning'],
  },
  '/science-learning': {
    title: 'Ciencias para 5.º a 8.º grado',
    description:
      'Ciencias como razonamiento: leer datos, usar modelos, poner a prueba afirmaciones. Ciencias de la vida, físicas y de la Tierra para 5.º a 8.º grado.',
    keywords: ['aprender ciencias', 'ciencias de secundaria', 'NGSS', 'ecosistemas', 'fuerzas'],
    subject: 'science',
    heading: 'Ciencias para razonar, no para recitar',
    lede: 'Aquí una pregunta de ciencias te da algo con que trabajar: una tabla de datos, una red alimentaria, un diagrama de fuerzas. Te toca decir qué significa.',
    sections: [
      {
        heading: 'Primero, los datos',
        text: 'Las tablas y las gráficas salen de pequeñas simulaciones con valores razonables, así que la evidencia que ves de verdad apoya una sola respuesta.',
      },
      {
        heading: 'Las ideas equivocadas se toman en serio',
        text: 'Mucha gente piensa que las cosas pesadas caen más rápido, o que algo necesita un empujón para seguir moviéndose. Las opciones incorrectas vienen de ideas así, y los comentarios les responden.',
      },
      {
        heading: 'Matemáticas y ciencias juntas',
        text: 'La rapidez necesita tasas unitarias, y las gráficas de poblaciones necesitan la pendiente. Si una pregunta de ciencias sale mal por las matemáticas que hay en ella, puedes reparar las matemáticas.',
      },
      {
        heading: 'Figuras para todos',
        text: 'Cada figura tiene una descripción en palabras con todo lo necesario para responder, y cada pregunta se puede contestar con el teclado.',
      },
    ],
    example: {
      question:
        'Dos tazas tienen agua a 80 °C. La taza A tiene 100 mL y la taza B tiene 300 mL. ¿Cuál tiene más energía térmica?',
      steps: [
        'La temperatura dice qué tan rápido se mueven las partículas en promedio. Es la misma en las dos tazas.',
        'La energía térmica cuenta todas las partículas juntas. La taza B tiene el triple.',
        'Así que la taza B tiene más energía térmica, aunque ninguna está más caliente.',
      ],
    },
    related: ['/life-science', '/physical-science', '/earth-science', '/math-practice'],
  },
  '/grade-5': {
    title: 'Matemáticas y ciencias de 5.º grado',
    description: 'De qué tratan las matemáticas y las ciencias de 5.º grado, y cómo practicarlas.',
    keywords: ['5.º grado', 'matemáticas de quinto grado', 'ciencias de quinto grado'],
    subject: null,
    heading: '5.º grado: fracciones y pruebas justas',
    lede: 'En 5.º grado se completa la aritmética que hará falta para todo lo que sigue, y empieza la costumbre de preguntar qué dice la evidencia.',
    sections: [
      {
        heading: 'En matemáticas',
        text: 'Sumar y restar fracciones con distinto denominador, multiplicarlas, trabajar con decimales hasta las milésimas y medir el volumen con cubos unitarios.',
      },
      {
        heading: 'En ciencias',
        text: 'La materia hecha de partículas demasiado pequeñas para verlas, redes alimentarias que muestran a dónde va la materia, el agua de la Tierra y los patrones de las sombras, el día y la noche.',
      },
    ],
    example: null,
    related: ['/grade-5-math', '/grade-5-science', '/grade-6'],
  },
  '/grade-6': {
    title: 'Matemáticas y ciencias de 6.º grado',
    description: 'De qué tratan las matemáticas y las ciencias de 6.º grado, y cómo practicarlas.',
    keywords: ['6.º grado', 'matemáticas de sexto grado', 'ciencias de sexto grado'],
    subject: null,
    heading: '6.º grado: comparar con razones, explicar con energía',
    lede: 'En 6.º grado la aritmética se convierte en razonar sobre relaciones, y las ciencias empiezan a seguir la energía.',
    sections: [
      {
        heading: 'En matemáticas',
        text: 'Razones y tasas unitarias, división de fracciones, números negativos en la recta numérica y las primeras ecuaciones con una letra para lo desconocido.',
      },
      {
        heading: 'En ciencias',
        text: 'Células y sistemas del cuerpo, calor y temperatura, el tiempo atmosférico y cómo lo mueve la energía del Sol.',
      },
    ],
    example: null,
    related: ['/grade-6-math', '/grade-6-science', '/grade-7'],
  },
  '/grade-7': {
    title: 'Matemáticas y ciencias de 7.º grado',
    description: 'De qué tratan las matemáticas y las ciencias de 7.º grado, y cómo practicarlas.',
    keywords: ['7.º grado', 'matemáticas de séptimo grado', 'ciencias de séptimo grado'],
    subject: null,
    heading: '7.º grado: proporciones por todas partes',
    lede: 'Los porcentajes, la escala y el azar son una misma idea vista desde distintos lados. En ciencias, las poblaciones y las partículas obedecen a conteos que puedes comprobar.',
    sections: [
      {
        heading: 'En matemáticas',
        text: 'Relaciones proporcionales, problemas de porcentajes, suma y multiplicación de números con signo, ecuaciones de dos pasos, dibujos a escala, círculos y probabilidad.',
      },
      {
        heading: 'En ciencias',
        text: 'Los átomos y lo que les pasa en una reacción, los ecosistemas y sus poblaciones, y los procesos lentos que dan forma a las rocas y al terreno.',
      },
    ],
    example: null,
    related: ['/grade-7-math', '/grade-7-science', '/grade-8'],
  },
  '/grade-8': {
    title: 'Matemáticas y ciencias de 8.º grado',
    description: 'De qué tratan las matemáticas y las ciencias de 8.º grado, y cómo practicarlas.',
    keywords: ['8.º grado', 'matemáticas de octavo grado', 'ciencias de octavo grado'],
    subject: null,
    heading: '8.º grado: rectas, leyes y largos tramos de tiempo',
    lede: 'Las matemáticas de 8.º grado son la puerta al álgebra. Las ciencias preguntan cómo se mueven las cosas, cómo se heredan los rasgos y cómo sabemos qué pasó hace mucho tiempo.',
    sections: [
      {
        heading: 'En matemáticas',
        text: 'Ecuaciones lineales y pendiente, funciones, sistemas de ecuaciones, exponentes y notación científica, transformaciones y el teorema de Pitágoras.',
      },
      {
        heading: 'En ciencias',
        text: 'Fuerzas y movimiento, ondas, herencia y selección natural, y el lugar de la Tierra entre el Sol, la Luna y los planetas.',
      },
    ],
    example: null,
    related: ['/grade-8-math', '/grade-8-science', '/algebra-practice'],
  },
  '/grade-5-math': {
    title: 'Práctica de matemáticas de 5.º grado',
    description:
      'Matemáticas de 5.º grado: sumar fracciones con distinto denominador, decimales hasta las milésimas, volumen y el plano de coordenadas.',
    keywords: ['matemáticas de 5.º grado', 'fracciones', 'decimales', 'volumen'],
    subject: 'math',
    heading: 'Matemáticas de 5.º grado: que los pedazos sean del mismo tamaño',
    lede: 'Casi todo el 5.º grado es una sola idea usada una y otra vez: para sumar, comparar o medir, primero hay que ponerse de acuerdo en la unidad.',
    sections: [
      {
        heading: 'Fracciones',
        text: 'Los tercios y los cuartos no se pueden sumar hasta que ambos se cortan en doceavos. Multiplicar hace otra pregunta: ¿qué es una parte de una parte?',
      },
      {
        heading: 'Decimales',
        text: 'Décimas, centésimas y milésimas siguen la misma regla que centenas y decenas: cada lugar vale diez veces el siguiente.',
      },
      {
        heading: 'Volumen',
        text: 'Una caja se llena con capas de cubos unitarios. Largo por ancho cuenta una capa; la altura cuenta las capas.',
      },
      {
        heading: 'El plano de coordenadas',
        text: 'Dos números nombran un punto: primero cuánto a lo ancho, después cuánto hacia arriba. El orden importa.',
      },
    ],
    example: {
      question: '¿Cuánto es 2/3 + 1/4?',
      steps: [
        'Los tercios y los cuartos se pueden cortar en doceavos.',
        '2/3 = 8/12 y 1/4 = 3/12.',
        '8/12 + 3/12 = 11/12. Sumar los numeradores y los denominadores daría 3/7, que es menos que 2/3 solo, así que no puede ser correcto.',
      ],
    },
    related: ['/grade-5-science', '/grade-6-math', '/ratios-decimals'],
  },
  '/grade-6-math': {
    title: 'Práctica de matemáticas de 6.º grado',
    description:
      'Matemáticas de 6.º grado: razones y tasas unitarias, división de fracciones, números negativos, expresiones y ecuaciones de un paso.',
    keywords: ['matemáticas de 6.º grado', 'razones', 'tasa unitaria', 'números negativos'],
    subject: 'math',
    heading: 'Matemáticas de 6.º grado: ¿cuánto por cada uno?',
    lede: 'En 6.º grado se pasa de los números sueltos a cómo van juntas dos cantidades.',
    sections: [
      {
        heading: 'Razones y tasas',
        text: 'Una tasa unitaria dice cuánto hay por cada uno. Con ella puedes comparar precios, velocidades y recetas de cualquier tamaño.',
      },
      {
        heading: 'Dividir fracciones',
        text: '¿Cuántas porciones de media taza hay en tres tazas? Dividir entre una fracción cuenta cuántas caben.',
      },
      {
        heading: 'Bajo cero',
        text: 'Los números negativos continúan la recta numérica hacia la izquierda. −7 es menor que −3, aunque está más lejos de cero.',
      },
      {
        heading: 'Letras por números',
        text: 'Una ecuación como x + 9 = 24 es una pregunta de equilibrio: ¿cuánto debe valer x para que los dos lados pesen lo mismo?',
      },
    ],
    example: {
      question:
        'Una ciclista recorre 18 millas en 1.5 horas a velocidad constante. ¿Cuánto recorre en 4 horas?',
      steps: [
        'Busca la distancia de una hora: 18 ÷ 1.5 = 12 millas.',
        'En cuatro horas es cuatro veces esa distancia: 12 × 4 = 48 millas.',
      ],
    },
    related: ['/grade-6-science', '/grade-7-math', '/ratios-decimals'],
  },
  '/grade-7-math': {
    title: 'Práctica de matemáticas de 7.º grado',
    description:
      'Matemáticas de 7.º grado: relaciones proporcionales, porcentajes, números con signo, ecuaciones de dos pasos, dibujos a escala y probabilidad.',
    keywords: ['matemáticas de 7.º grado', 'porcentaje', 'proporciones', 'números enteros'],
    subject: 'math',
    heading: 'Matemáticas de 7.º grado: porcentajes, escala y signos',
    lede: 'Un solo multiplicador une el precio antes y después de una rebaja, el mapa y el terreno, la sombra y el árbol.',
    sections: [
      {
        heading: 'Relaciones proporcionales',
        text: 'Si al duplicar una cantidad se duplica la otra, su cociente nunca cambia. Esa constante lo dice todo.',
      },
      {
        heading: 'Porcentajes',
        text: 'Quitar el 20% y después sumar el 20% no te devuelve al inicio. Pregunta cada vez: ¿porcentaje de qué?',
      },
      {
        heading: 'Números con signo',
        text: 'Restar un negativo es moverse a la derecha. La recta numérica muestra por qué, antes de cualquier regla de signos.',
      },
      {
        heading: 'Azar',
        text: 'La probabilidad compara los casos que cuentan con todos los casos que hay, y una larga serie de intentos lo muestra.',
      },
    ],
    example: {
      question: 'Una chaqueta cuesta $60 después de un descuento del 25%. ¿Cuál era el precio antes?',
      steps: [
        'Después del descuento queda el 75% del precio anterior, así que ese 75% son $60.',
        'El 25% es un tercio del 75%, así que el 25% del precio anterior son $20.',
        'Todo junto son $60 + $20 = $80. Sumar el 25% de $60 daría $75, porque toma el porcentaje del precio equivocado.',
      ],
    },
    related: ['/grade-7-science', '/grade-8-math', '/algebra-practice'],
  },
  '/grade-8-math': {
    title: 'Práctica de matemáticas de 8.º grado',
    description:
      'Matemáticas de 8.º grado: ecuaciones lineales, pendiente, funciones, sistemas, exponentes y el teorema de Pitágoras.',
    keywords: ['matemáticas de 8.º grado', 'pendiente', 'ecuaciones lineales', 'funciones'],
    subject: 'math',
    heading: 'Matemáticas de 8.º grado: el cambio constante forma una recta',
    lede: 'Tablas, gráficas, ecuaciones e historias pueden hablar de la misma relación. En 8.º grado se trata de pasar de unas a otras.',
    sections: [
      {
        heading: 'Ecuaciones',
        text: 'Variables en los dos lados, paréntesis por multiplicar y los casos sin solución o en que sirve cualquier número.',
      },
      {
        heading: 'Pendiente',
        text: 'La pendiente es cuánto cambia y por cada paso en x. Una recta más empinada es una tasa más rápida.',
      },
      {
        heading: 'Funciones',
        text: 'Una función da una sola salida para cada entrada. Compara dos funciones aunque una sea una gráfica y la otra una tabla.',
      },
      {
        heading: 'Triángulos rectángulos',
        text: 'Los cuadrados de los dos lados cortos juntos igualan al cuadrado del lado largo: una prueba para ángulos rectos y una manera de hallar distancias.',
      },
    ],
    example: {
      question: 'Una recta pasa por (2, 3) y (6, 11). ¿Cuál es su pendiente?',
      steps: [
        'Del primer punto al segundo, y cambia 11 − 3 = 8.',
        'x cambia 6 − 2 = 4.',
        'La pendiente es 8 ÷ 4 = 2. Dividir 4 entre 8 diría cuánto cambia x por cada paso en y.',
      ],
    },
    related: ['/grade-8-science', '/algebra-practice', '/geometry-practice'],
  },
  '/grade-5-science': {
    title: 'Ciencias de 5.º grado',
    description:
      'Ciencias de 5.º grado: partículas de materia, redes alimentarias, el agua de la Tierra y patrones en el cielo.',
    keywords: ['ciencias de 5.º grado', 'redes alimentarias', 'materia', 'ciclo del agua'],
    subject: 'science',
    heading: 'Ciencias de 5.º grado: sigue la materia',
    lede: 'El azúcar que se disuelve no se ha ido, y un tronco que se pudre no desaparece. Las ciencias de 5.º grado preguntan a dónde fue la materia.',
    sections: [
      {
        heading: 'Partículas',
        text: 'El aire pesa y ocupa espacio. Pesa todo antes y después de un cambio: el total sigue igual.',
      },
      {
        heading: 'Redes alimentarias',
        text: 'Las flechas de una red alimentaria van de lo que es comido a quien lo come: el camino de la materia y la energía.',
      },
      {
        heading: 'Agua',
        text: 'Casi toda el agua de la Tierra es salada. La mayor parte del agua dulce es hielo o está bajo tierra.',
      },
      {
        heading: 'El cielo',
        text: 'Las sombras se acortan y se alargan siguiendo un patrón, porque la Tierra gira una vez al día.',
      },
    ],
    example: {
      question: 'Disuelves 20 g de azúcar en 180 g de agua hasta que ya no se ve. ¿Cuánto pesa la mezcla?',
      steps: [
        'El azúcar se ha separado en partículas demasiado pequeñas para verlas, pero todas siguen ahí.',
        '180 g + 20 g = 200 g.',
      ],
    },
    related: ['/grade-5-math', '/grade-6-science', '/life-science'],
  },
  '/grade-6-science': {
    title: 'Ciencias de 6.º grado',
    description: 'Ciencias de 6.º grado: energía térmica, células y sistemas del cuerpo, tiempo y clima.',
    keywords: ['ciencias de 6.º grado', 'energía térmica', 'células', 'tiempo atmosférico'],
    subject: 'science',
    heading: 'Ciencias de 6.º grado: energía en movimiento',
    lede: 'El calor fluye, las células queman combustible, los vientos soplan: en 6.º grado se sigue la energía de un lugar a otro.',
    sections: [
      {
        heading: 'Calor y temperatura',
        text: 'La temperatura es un promedio de las partículas; la energía térmica es un total. El calor fluye de lo más caliente a lo más frío hasta que los dos quedan igual.',
      },
      {
        heading: 'Células y sistemas',
        text: 'Todos los seres vivos están hechos de células, y las células trabajan juntas en tejidos, órganos y sistemas.',
      },
      {
        heading: 'El tiempo atmosférico',
        text: 'La tierra y el mar se calientan de manera desigual y eso mueve el aire. Donde se encuentran masas de aire, el tiempo cambia.',
      },
      {
        heading: 'Pruebas justas',
        text: 'Cambia una cosa, mide una cosa, deja lo demás igual. De otro modo no puedes decir qué causó el resultado.',
      },
    ],
    example: {
      question:
        'Se mezclan cantidades iguales de agua a 20 °C y a 60 °C. ¿Cuál es, más o menos, la temperatura de la mezcla?',
      steps: [
        'El agua caliente da energía al agua fría hasta que las dos tienen la misma temperatura.',
        'Cantidades iguales se encuentran a la mitad: (20 + 60) ÷ 2 = 40 °C. Sumar hasta 80 °C la haría más caliente que cualquiera de las dos.',
      ],
    },
    related: ['/grade-6-math', '/grade-7-science', '/physical-science'],
  },
  '/grade-7-science': {
    title: 'Ciencias de 7.º grado',
    description:
      'Ciencias de 7.º grado: átomos y reacciones, ecosistemas y poblaciones, y la superficie cambiante de la Tierra.',
    keywords: ['ciencias de 7.º grado', 'reacciones químicas', 'ecosistemas', 'poblaciones'],
    subject: 'science',
    heading: 'Ciencias de 7.º grado: cuenta lo que cambia y lo que no',
    lede: 'En una reacción los átomos se reacomodan, pero nunca se pierden. En un ecosistema los números suben y bajan por razones que puedes seguir.',
    sections: [
      {
        heading: 'Átomos y reacciones',
        text: 'Cuenta cada tipo de átomo antes y después. Si los conteos no coinciden, falta algo en la imagen.',
      },
      {
        heading: 'Poblaciones',
        text: 'El alimento, el espacio y los depredadores fijan cuántos pueden vivir en un lugar. Cambia uno y sigue los efectos.',
      },
      {
        heading: 'Ciclos de la materia',
        text: 'Las plantas se construyen sobre todo de aire y agua. Los descomponedores devuelven la materia.',
      },
      {
        heading: 'La superficie de la Tierra',
        text: 'Las placas en movimiento, el viento y el agua dan forma al terreno, a veces en segundos y a veces en millones de años.',
      },
    ],
    example: {
      question:
        'Dos moléculas de H₂ reaccionan con una molécula de O₂. ¿Cuántas moléculas de H₂O se pueden formar?',
      steps: [
        'Antes: 2 × 2 = 4 átomos de hidrógeno y 2 átomos de oxígeno.',
        'Cada H₂O lleva 2 átomos de hidrógeno y 1 de oxígeno.',
        'Así que se forman 2 moléculas de agua y no sobra ningún átomo.',
      ],
    },
    related: ['/grade-7-math', '/grade-8-science', '/life-science'],
  },
  '/grade-8-science': {
    title: 'Ciencias de 8.º grado',
    description:
      'Ciencias de 8.º grado: fuerzas y movimiento, herencia, selección natural, ondas y el sistema solar.',
    keywords: ['ciencias de 8.º grado', 'fuerzas', 'genética', 'selección natural'],
    subject: 'science',
    heading: 'Ciencias de 8.º grado: causas que puedes calcular',
    lede: '¿Qué tan rápido irá? ¿Qué probabilidades tiene la próxima generación? Las ciencias de 8.º grado responden con un modelo y lo comprueban.',
    sections: [
      {
        heading: 'Fuerzas y movimiento',
        text: 'Una fuerza neta cambia el movimiento. Sin fuerza neta, lo que se mueve sigue a la misma velocidad y en la misma dirección.',
      },
      {
        heading: 'Herencia',
        text: 'Cada progenitor da una copia de cada gen. Un cuadro de Punnett cuenta las maneras en que se pueden juntar las copias.',
      },
      {
        heading: 'Selección natural',
        text: 'Los individuos no se adaptan por quererlo. Aquellos con rasgos que ayudan dejan más crías, y la población cambia.',
      },
      {
        heading: 'Ondas y espacio',
        text: 'Las ondas llevan energía sin llevar materia consigo. Las fases de la Luna dependen de desde dónde vemos la mitad iluminada.',
      },
    ],
    example: {
      question:
        'Las dos plantas de guisante de las que sale otra llevan un gen alto T y un gen bajo t, y alto es dominante. ¿Qué parte de la descendencia se espera que sea baja?',
      steps: [
        'Los pares que se pueden formar son TT, Tt, tT y tt, y los cuatro son igual de probables.',
        'Solo tt es baja, así que se espera una de cada cuatro: 25%.',
      ],
    },
    related: ['/grade-8-math', '/physical-science', '/life-science'],
  },
  '/algebra-practice': {
    title: 'Práctica de álgebra',
    description:
      'Álgebra para 6.º a 8.º grado: expresiones, ecuaciones con variables en los dos lados, pendiente y rectas.',
    keywords: ['práctica de álgebra', 'ecuaciones', 'expresiones', 'pendiente'],
    subject: 'math',
    heading: 'Álgebra: dilo con una letra y luego encuéntrala',
    lede: 'El álgebra es aritmética con números que todavía no conoces. Lo que haces en un lado, lo haces en el otro.',
    sections: [
      {
        heading: 'Expresiones',
        text: '4x + 7 es una receta: por cuatro, más siete. Dos expresiones son equivalentes si coinciden para toda x.',
      },
      {
        heading: 'Ecuaciones',
        text: 'Deshaz primero el último paso. Después pon tu respuesta en la ecuación: los dos lados deben quedar iguales.',
      },
      {
        heading: 'Rectas',
        text: 'En y = 3x + 2, el 2 es donde empiezas y el 3 es qué tan rápido subes.',
      },
      {
        heading: 'Errores comunes',
        text: 'Multiplicar solo el primer término del paréntesis o perder un signo menos tiene aquí su propio comentario, para que veas en qué paso fue.',
      },
    ],
    example: {
      question: 'Resuelve 5x − 8 = 2x + 13.',
      steps: [
        'Quita 2x de los dos lados: 3x − 8 = 13.',
        'Suma 8 a los dos lados: 3x = 21.',
        'Divide entre 3: x = 7. Comprueba: 5 × 7 − 8 = 27 y 2 × 7 + 13 = 27.',
      ],
    },
    related: ['/grade-8-math', '/grade-7-math', '/geometry-practice'],
  },
  '/geometry-practice': {
    title: 'Práctica de geometría',
    description:
      'Geometría para 5.º a 8.º grado: área, volumen, ángulos, escala, transformaciones y triángulos rectángulos.',
    keywords: ['práctica de geometría', 'área', 'volumen', 'ángulos', 'teorema de Pitágoras'],
    subject: 'math',
    heading: 'Geometría: córtalo, muévelo, mídelo',
    lede: 'La mayoría de las fórmulas son una imagen que alguien cortó y volvió a armar. Si conoces la imagen, puedes encontrar de nuevo la fórmula.',
    sections: [
      {
        heading: 'Área',
        text: 'Un triángulo es la mitad de un rectángulo o paralelogramo con la misma base y altura. De ahí viene la mitad.',
      },
      {
        heading: 'Volumen',
        text: 'Cuenta una capa y luego cuenta las capas. Sirve igual para cajas de cubos y para cilindros.',
      },
      {
        heading: 'Escala',
        text: 'Duplica cada longitud y el área es cuatro veces mayor. Triplícala, y es nueve veces.',
      },
      {
        heading: 'Triángulos rectángulos',
        text: 'En un triángulo rectángulo, a² + b² = c², donde c es el lado opuesto al ángulo recto.',
      },
    ],
    example: {
      question:
        'Una caja mide 5 cm de largo, 4 cm de ancho y 3 cm de alto. ¿Cuántos cubos de 1 cm la llenan?',
      steps: [
        'Una capa en el fondo tiene 5 × 4 = 20 cubos.',
        'La caja tiene 3 capas de alto: 20 × 3 = 60 cubos.',
      ],
    },
    related: ['/grade-5-math', '/grade-8-math', '/math-practice'],
  },
  '/ratios-decimals': {
    title: 'Práctica de razones y decimales',
    description:
      'Razones, tasas unitarias, porcentajes y decimales para 5.º a 7.º grado, explicados y practicados.',
    keywords: ['razones', 'decimales', 'tasas unitarias', 'porcentaje'],
    subject: 'math',
    heading: 'Razones y decimales: dos maneras de comparar',
    lede: 'Precios, mapas, recetas y calificaciones comparan un número con otro. Razones, decimales y porcentajes son tres maneras de escribirlo.',
    sections: [
      {
        heading: 'Valor posicional',
        text: '0.5 es mayor que 0.45, porque cinco décimas superan a cuatro décimas. Más largo no significa mayor.',
      },
      {
        heading: 'Razones equivalentes',
        text: 'Multiplica las dos partes por el mismo número y la mezcla sabe igual. Suma el mismo número a las dos y ya no.',
      },
      {
        heading: 'Tasas unitarias',
        text: 'Divide para saber cuánto hay por cada uno. Después, cualquier cantidad está a una multiplicación de distancia.',
      },
      {
        heading: 'Porcentajes',
        text: 'Un porcentaje es una razón de cada 100: 3 de 8 es 0.375, es decir, 37.5%.',
      },
    ],
    example: {
      question: 'Se mezcla pintura azul y blanca, 2 a 5. ¿Cuánta azul va con 20 litros de blanca?',
      steps: [
        '20 litros de blanca son 4 veces 5 litros.',
        'Así que hacen falta 4 veces 2 litros de azul: 8 litros.',
      ],
    },
    related: ['/grade-6-math', '/grade-5-math', '/algebra-practice'],
  },
  '/life-science': {
    title: 'Ciencias de la vida',
    description:
      'Ciencias de la vida para 5.º a 8.º grado: ecosistemas, redes alimentarias, poblaciones, células y herencia.',
    keywords: ['ciencias de la vida', 'ecosistemas', 'redes alimentarias', 'genética'],
    subject: 'science',
    heading: 'Ciencias de la vida: nada vive solo',
    lede: 'De la célula al bosque entero, los seres vivos están unidos por la materia, la energía y la herencia.',
    sections: [
      {
        heading: 'Redes alimentarias',
        text: 'Quita una especie y sigue las flechas: ¿quién pierde alimento y quién pierde un enemigo?',
      },
      {
        heading: 'Poblaciones',
        text: 'Una población crece hasta que algo escasea. Su gráfica te dice qué y cuándo.',
      },
      {
        heading: 'Células',
        text: 'Las células descomponen el alimento con oxígeno para liberar energía, de día y de noche, en las plantas como en los animales.',
      },
      {
        heading: 'Herencia',
        text: 'Los rasgos pueden saltarse una generación, porque un gen se puede llevar sin que se note.',
      },
    ],
    example: {
      question:
        'En un campo, el pasto alimenta a los conejos y los conejos a los zorros. La mayoría de los zorros se va. ¿Qué le pasa al pasto al principio?',
      steps: [
        'Con menos zorros, se comen menos conejos y su número sube.',
        'Más conejos comen más pasto, así que hay menos pasto.',
      ],
    },
    related: ['/grade-5-science', '/grade-7-science', '/grade-8-science'],
  },
  '/physical-science': {
    title: 'Ciencias físicas',
    description:
      'Ciencias físicas para 5.º a 8.º grado: materia, reacciones, fuerzas, movimiento, energía y ondas.',
    keywords: ['ciencias físicas', 'fuerzas', 'energía', 'materia', 'ondas'],
    subject: 'science',
    heading: 'Ciencias físicas: qué empuja, qué calienta, qué reacciona',
    lede: 'Unas pocas leyes explican las pelotas que caen, el té que se enfría y la madera que arde. El trabajo está en ver qué ley actúa.',
    sections: [
      {
        heading: 'Fuerzas',
        text: 'Dibuja cada fuerza como una flecha y súmalas. Solo lo que sobra cambia el movimiento.',
      },
      {
        heading: 'Energía',
        text: 'La energía nunca se gasta. Va de un lugar a otro y cambia de forma.',
      },
      {
        heading: 'Materia',
        text: 'En una reacción los átomos se reacomodan, y la masa sigue igual mientras nada se escape.',
      },
      {
        heading: 'Ondas',
        text: 'Un sonido más fuerte tiene mayor amplitud. Uno más agudo tiene mayor frecuencia.',
      },
    ],
    example: {
      question: 'Sobre un carrito de 2 kg actúa una fuerza neta de 6 N. ¿Cuál es su aceleración?',
      steps: ['La aceleración es la fuerza neta dividida entre la masa.', '6 N ÷ 2 kg = 3 m/s².'],
    },
    related: ['/grade-6-science', '/grade-8-science', '/earth-science'],
  },
  '/earth-science': {
    title: 'Ciencias de la Tierra',
    description:
      'Ciencias de la Tierra para 5.º a 8.º grado: agua, tiempo, rocas, placas y la Tierra en el espacio.',
    keywords: [
      'ciencias de la Tierra',
      'tiempo atmosférico',
      'rocas',
      'tectónica de placas',
      'fases de la Luna',
    ],
    subject: 'science',
    heading: 'Ciencias de la Tierra: lee el planeta',
    lede: 'Las capas de roca, las líneas de un mapa del tiempo y la forma de la Luna son registros. Las ciencias de la Tierra te enseñan a leerlos.',
    sections: [
      {
        heading: 'Capas de roca',
        text: 'En capas que quedaron como se formaron, la de más abajo es la más antigua. Una grieta que corta una capa es más joven que la capa.',
      },
      {
        heading: 'El agua y el tiempo',
        text: 'El Sol levanta el agua al aire y la gravedad la baja. Entre las dos cosas está todo nuestro tiempo atmosférico.',
      },
      {
        heading: 'Placas',
        text: 'Las placas se mueven más o menos tan rápido como crecen las uñas, y en millones de años abren océanos.',
      },
      {
        heading: 'La Tierra en el espacio',
        text: 'Las estaciones vienen de la inclinación del eje de la Tierra, no de su distancia al Sol.',
      },
    ],
    example: {
      question: 'Una placa se mueve 5 cm cada año. ¿Cuánto se mueve en 2 millones de años?',
      steps: [
        '5 cm × 2,000,000 = 10,000,000 cm.',
        'Hay 100,000 cm en un kilómetro: 10,000,000 ÷ 100,000 = 100 km.',
      ],
    },
    related: ['/grade-5-science', '/grade-7-science', '/physical-science'],
  },
  '/ai-adaptive-learning': {
    title: 'Aprendizaje adaptativo',
    description:
      'Cómo funciona aquí la práctica adaptativa: un modelo de aprendizaje estima lo que sabes por tus respuestas y elige tu siguiente pregunta.',
    keywords: ['aprendizaje adaptativo', 'aprendizaje con IA', 'dominio', 'práctica personalizada'],
    subject: null,
    heading: 'Práctica que se adapta y dice por qué',
    lede: 'Un modelo estadístico del aprendizaje lleva una estimación de cada habilidad que practicas y la actualiza con cada respuesta. No es un chatbot y no escribe tus preguntas.',
    sections: [
      {
        heading: 'La estimación',
        text: 'Para cada habilidad, el modelo estima cuántas de 100 preguntas nuevas y típicas acertarías hoy. Ese número es tu dominio.',
      },
      {
        heading: 'La siguiente pregunta',
        text: 'Con preguntas demasiado fáciles o demasiado difíciles se aprende poco. Elegimos la siguiente para que te haga pensar y la puedas resolver.',
      },
      {
        heading: 'Por qué esta',
        text: 'Cada pregunta puede decirte por qué la recibiste: para encontrar tu nivel, para practicar en él o para ir más allá.',
      },
      {
        heading: 'Un descuido es un descuido',
        text: 'Una sola respuesta mueve el número una cantidad limitada. Un error por distracción no arruina lo que mostraste antes.',
      },
    ],
    example: null,
    related: ['/instant-feedback', '/progress-tracking', '/math-practice'],
  },
  '/progress-tracking': {
    title: 'Seguimiento del progreso',
    description:
      'Un progreso en el que puedes confiar: dominio de cada habilidad de 0 a 100, minutos de práctica por día, rachas, puntos y logros.',
    keywords: ['seguimiento del progreso', 'dominio', 'progreso de estudiantes', 'rachas'],
    subject: null,
    heading: 'Un número que significa algo',
    lede: 'El dominio no se gana solo por presentarse. Un dominio de 80 quiere decir que hoy acertarías unas 80 de 100 preguntas nuevas.',
    sections: [
      {
        heading: 'Habilidad por habilidad',
        text: 'Cada habilidad tiene su propio dominio de 0 a 100, y se basa solo en tus respuestas. Antes de la primera respuesta no hay número.',
      },
      {
        heading: 'Tu semana',
        text: 'Mira los minutos que de verdad trabajaste cada día. El tiempo en que no trabajabas no cuenta.',
      },
      {
        heading: 'Rachas, puntos, logros',
        text: 'Los ganas al practicar. Nadie los puede comprar.',
      },
      {
        heading: 'Para docentes',
        text: 'Una cuenta de docente tiene su propio panel con clases, estudiantes y tareas.',
      },
    ],
    example: null,
    related: ['/ai-adaptive-learning', '/instant-feedback', '/science-learning'],
  },
  '/instant-feedback': {
    title: 'Comentarios al instante',
    description:
      'Comentarios en el momento en que respondes: qué dice tu respuesta sobre tu razonamiento, un segundo intento y pasos resueltos con tus propios números.',
    keywords: ['comentarios al instante', 'ideas equivocadas', 'soluciones paso a paso', 'pistas'],
    subject: null,
    heading: 'No solo “está mal”: qué corregir',
    lede: 'Muchas respuestas incorrectas vienen de una manera de pensar que tiene sentido hasta que la miras de cerca. Si la tuya coincide con una que conocemos, el comentario le responde.',
    sections: [
      {
        heading: 'Sobre tu error',
        text: '¿Sumaste los denominadores? ¿Tomaste el porcentaje del precio equivocado? El comentario dice qué había probablemente detrás de la respuesta y dónde mirar.',
      },
      {
        heading: 'Un segundo intento',
        text: 'Después de una primera respuesta incorrecta puedes intentarlo una vez más antes de que se muestre la solución.',
      },
      {
        heading: 'La forma equivocada no cuesta nada',
        text: 'Si tu respuesta tiene otra forma, o no la podemos leer, no cuenta como intento. Te decimos qué cambiar.',
      },
      {
        heading: 'Pasos resueltos',
        text: 'La solución va paso a paso por la pregunta que tuviste, con sus números.',
      },
    ],
    example: {
      question: 'Alguien dice que 1/2 + 1/3 = 2/5. ¿Cómo pensó, y qué está mal?',
      steps: [
        'Se sumaron los numeradores y se sumaron los denominadores.',
        '2/5 es menos que 1/2, pero sumar 1/3 a 1/2 debe dar más que 1/2.',
        'Corta los dos en sextos: 3/6 + 2/6 = 5/6.',
      ],
    },
    related: ['/ai-adaptive-learning', '/progress-tracking', '/ratios-decimals'],
  },
}
