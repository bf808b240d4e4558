import { startSimpleSamlPhp } from './simplesamlphp.ts'
const peer = await startSimpleSamlPhp({ port: 23456, people: [{ login: 'a', attributes: { uid: 'a' } }] })
console.log(await (await fetch(peer.entityId)).text())
await peer.stop()
