// What is tried first, in lower case, from the tops of published lists; password-rules.ts also refuses repetitions, digits around
// them and runs of the keyboard.
export const commonPasswords =
  `password passwort passord contraseña motdepasse wachtwoord lösenord salasana adgangskode
p@ssw0rd passw0rd p@ssword password1 letmein welcome welcome1 velkommen willkommen bienvenue changeme changeit default secret
admin administrator root superuser sysadmin manager owner user guest test testing demo temp temporary
iloveyou sunshine princess football baseball basketball superman batman spiderman pokemon starwars dragon monkey shadow master
michael jennifer jordan hunter charlie thomas daniel ashley jessica nicole anthony joshua andrew matthew
computer internet google facebook samsung microsoft windows apple iphone android lenovo
qwerty qwertz azerty qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx
abc123 abcd1234 a1b2c3d4 123abc 111111 112233 121212 123123 123321 123456 1234567 12345678 123456789 1234567890 654321 987654321
summer winter spring autumn sommer vinter herbst liverpool chelsea arsenal barcelona realmadrid juventus
trustno1 whatever freedom forever fuckyou hello helloworld hallo hei123 loveyou mustang killer ninja access flower cheese
buildorder webshop warehouse correcthorsebatterystaple`.split(/\s+/)
