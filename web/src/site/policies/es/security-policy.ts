import type { Policy } from '../policy.ts'

export const securityPolicy: Policy = {
  title: 'Seguridad',
  heading: 'Cómo mantenemos seguras las cuentas',
  description:
    'Cómo protege Skills Center las cuentas y las respuestas, qué puedes hacer tú y cómo avisar de una falla.',
  keywords: ['seguridad', 'contraseñas', 'avisar de una vulnerabilidad'],
  since: '2026-11-22',
  lede: 'Protegemos las cuentas de los niños sin que nadie tenga que pedirlo.',
  sections: [
    {
      heading: 'Contraseñas',
      text: [
        'Una contraseña se guarda solo en una forma cifrada que no se puede volver a leer (Argon2id). Necesita seis caracteres y no debe ser de las que se prueban primero. No hay reglas sobre mayúsculas y signos: unas cuantas palabras seguidas se recuerdan mejor y se adivinan peor.',
        'Quien prueba contraseñas equivocadas tiene que esperar, sin que se bloquee toda un aula que comparte la misma dirección. El enlace a una contraseña nueva funciona una vez y durante una hora; cambiar la contraseña cierra la sesión en todos los demás dispositivos.',
      ],
    },
    {
      heading: 'Quién puede ver qué',
      text: [
        'En cada solicitud, el servidor comprueba quién puede hacerla. Probamos cada solicitud como cada tipo de usuario. Si no eres parte de una clase, ni siquiera puedes saber que existe. La respuesta correcta está solo en el servidor hasta que respondes.',
      ],
    },
    {
      heading: 'Páginas',
      text: [
        'Las páginas no ejecutan más programas que los nuestros, no cargan nada de otras empresas y no se pueden poner dentro del marco de otro sitio. Otro sitio no puede hacer que tu navegador cambie nada aquí. Cuando tu conexión es segura, tu navegador usa solo conexiones seguras.',
      ],
    },
    {
      heading: 'Qué registramos',
      text: [
        'Inicios de sesión, exportaciones, borrados, consentimientos, contraseñas nuevas y cambios de plan van a un registro al que solo se le pueden agregar filas, sin nombres de personas, y que leen quienes administran el sitio cuando algo falla. Contraseñas, respuestas y direcciones no están en ningún registro.',
      ],
    },
    {
      heading: 'Qué puedes hacer tú',
      text: [],
      list: [
        'Usa una contraseña que no uses en ningún otro lugar.',
        'Mira de vez en cuando “Dónde tienes la sesión abierta” en los ajustes, y cierra lo que no conozcas.',
        'Cierra la sesión en dispositivos que usan otras personas.',
        'Docentes: cuando un estudiante pida una contraseña nueva, créela enseguida. La anterior deja de servir de inmediato.',
      ],
    },
    {
      heading: '¿Encontraste una falla de seguridad?',
      text: [
        'Gracias por decírnoslo antes que a nadie. Escribe a la dirección en /.well-known/security.txt o desde la página de soporte. Di qué hiciste y qué pasó; bastan unas líneas.',
        'Usa solo cuentas tuyas, no mires los datos de nadie más y no intentes hacer caer el sitio: entonces nunca tomaremos medidas contra ti. Respondemos en un plazo de 5 días hábiles, te decimos qué hacemos y, si quieres, te nombramos cuando esté arreglado.',
      ],
    },
  ],
}
