/** Clipboard HTML of Word for Windows: a notice with a numbered list, bullets within it and a picture. */
const mark = (font: string, text: string) =>
  `<![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'>` +
  `<span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; ` +
  '</span></span></span><![endif]>';

const item = (place: string, level: number, text: string, sign: string) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;` +
  `mso-list:l0 level${level} lfo1'>${sign}<span lang=EN-IN>${text}<o:p></o:p></span></p>\n`;

export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* List Definitions */
@list l0 {mso-list-id:1423379104; mso-list-type:hybrid; mso-list-template-ids:-1;}
@list l0:level1 {mso-level-tab-stop:none; mso-level-number-position:left; text-indent:-.25in;}
-->
</style>
</head>

<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoNormal><b><span lang=EN-IN>Admission to the hostel<o:p></o:p></span></b></p>
${item('First', 1, 'Fill in the form at the office.', mark('Calibri', '1.'))}${item('Middle', 1, 'Bring these papers:', mark('Calibri', '2.'))}${item('Middle', 2, 'Mark sheet', mark('Symbol', '·'))}${item('Middle', 2, 'Two photographs', mark('Symbol', '·'))}${item('Last', 1, 'Pay the fee before 5 December.', mark('Calibri', '3.'))}
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" o:spid="_x0000_i1025"
 type="#_x0000_t75" style='width:120pt;height:90pt;visibility:visible'><v:imagedata src="file:///C:/Users/office/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg"/></v:shape><![endif]--><![if !vml]><img
width=160 height=120 src="file:///C:/Users/office/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]></span></p>
<!--EndFragment-->
</body>

</html>`;
