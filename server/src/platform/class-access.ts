/**
 * Where copies of the server tell each other, once a transaction commits, that somebody is no longer in a class, or that
 * the class has ended: the payload is its id. Whatever goes on showing something of a class looks again who may see it.
 */
export const classAccessChannel = 'class_access'
