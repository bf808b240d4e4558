/**
 * Stems of the passwords that attackers guess first: without digits or signs at the ends, in lowercase, and with
 * letters instead of look-alike digits ("P4ssw0rd!" becomes "password"). NIST SP 800-63B asks for a list like this, and
 * against rules about which characters a password must contain.
 */
const stems = new Set(
  `password passwort passwords passcode secret letmein welcome login signin admin administrator guest default
  changeme trustno iloveyou ilovey iloveme loveyou lovely lover princess prince queen king angel angels babygirl
  baby honey sweetie cutie sunshine rainbow flower butterfly summer winter spring autumn monday friday
  football soccer baseball basketball hockey softball volleyball tennis swimming skate gymnast cheer
  dragon monkey tiger lion panda unicorn kitty kitten puppy doggy doggie dog cat bunny hamster dolphin turtle
  shark wolf eagle falcon phoenix pegasus horse horses pony chicken penguin
  superman batman spiderman ironman hulk avengers marvel starwars pokemon pikachu mario luigi sonic zelda
  minecraft roblox fortnite creeper steve herobrine among amongus gamer gaming player master ninja samurai pirate
  wizard harrypotter hogwarts frozen elsa disney mickey hellokitty barbie naruto goku youtube tiktok instagram
  snapchat facebook google discord computer laptop internet iphone android samsung apple banana orange cherry
  cookie cookies chocolate candy cupcake pizza pepper ginger peanut coffee cheese
  michael jordan michelle jennifer jessica ashley daniel andrew joshua matthew thomas robert charlie george
  anthony nicole hannah samantha amanda jasmine justin jackson william maggie buster bailey shadow hunter
  harley ranger killer maverick freedom liberty america jesus jesuschrist blessed heaven
  school student students teacher class classroom math maths mathematics science learn learning homework skills
  skillscenter practice library pencil
  qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjkl asdf asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc
  qweasd qweasdzxc wasd abcabc abcdef abcdefg abcdefgh abc qwe asd test testing tester testtest demo sample
  nothing nopassword mypassword thepassword newpassword yourpassword passpass pass hello hellohello
  helloworld goodbye whatever blink money matrix mustang ferrari porsche corvette yankees cowboys lakers
  steelers eagles patriots chelsea arsenal liverpool barcelona juventus online friends forever family mommy
  mother father daddy sister brother`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Digits and signs that people use instead of letters. */
const plainOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
]
const runs = rows.flatMap((row) => [row, row.split('').toReversed().join('')])

const letters = (text: string) => text.replaceAll(/[0134578@$!]/g, (sign) => plainOf[sign] ?? sign)

/** A piece of up to four characters repeated, such as `ababab` or `aaaaaa`. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text)
const isRun = (text: string) => runs.some((run) => run.includes(text))

/** Whether this password, or one that differs only at its ends, is among the first that attackers guess. */
export function isCommonPassword(password: string, username: string): boolean {
  const given = password.normalize('NFKC').toLowerCase()
  if (isRun(given) || isRepeated(given) || given === username.normalize('NFKC').toLowerCase()) return true
  const [, core = ''] = /^[^\p{L}\p{N}]*(.*?)[^\p{L}\p{N}]*$/u.exec(given) ?? []
  const [, word = ''] = /^(.*?)\d*$/u.exec(core) ?? []
  const [, behind = ''] = /^\d*(.*?)$/u.exec(word) ?? []
  return (
    /^\d{6,8}$/.test(core) ||
    isRun(core) ||
    [core, word, behind].some((text) => stems.has(text) || stems.has(letters(text)) || isShortRun(text))
  )
}

/** A run of keys left over once digits are removed, as in `abc123` and `qwerty12`. */
const isShortRun = (text: string) => text.length >= 3 && isRun(text)
